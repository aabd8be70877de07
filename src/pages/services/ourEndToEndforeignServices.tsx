import words from '#words/pages/services/ourEndToEndforeignServices.json';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SampleMark } from '../../components/sample-mark.tsx';
import { foreignCompany } from '../../enquiry/forms/expansion.ts';
import { Costs, FeeTable } from '../../sections/costs.tsx';
import { Questions } from '../../sections/faq.tsx';
import { CapitalRoute, capitalRouteFrame } from '../../sections/drawings/capital-route.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { PageAction } from '../../sections/page-action.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { ProfitTaxTable } from '../../sections/profit-tax-table.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { SetUpDetails } from '../../sections/set-up-details.tsx';
import { FirstYearCost, SetUpForms } from '../../sections/set-up-forms.tsx';
import { TagList } from '../../sections/tag-list.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import { firmFees } from '../../site/fees.ts';
import { isSample, sample } from '../../site/sample.ts';
import { serviceTimes } from '../../site/service-times.ts';

const { banner, about, clients, services, forms, tax, director, reasons, searches, costs } = words;
const { details, approval, apostille, calendar, treaty, pricing } = words;

const contactLanguages = sample(
  { text: words.contact.languages },
  'languages that your contact for foreign companies speaks',
);

const residentDirector = sample(
  { offer: director.offer.text, liability: director.liability.text },
  'whether you provide a resident director, and on which terms',
);
const directorMark = isSample(residentDirector) && <SampleMark />;

const hoursIn = [
  { zone: 'Europe/Berlin', place: 'Germany' },
  { zone: 'Asia/Dubai', place: 'Gulf' },
  { zone: 'Europe/London', place: 'UK' },
  { zone: 'America/New_York', place: 'US East Coast' },
];

/** The fees of services that have their own pages. */
const otherFees = [
  { service: costs.premises, fee: firmFees.propertyAdvice, to: '/services/realState#costs' },
  { service: costs.staff, fee: firmFees.placement, to: '/services/training-placement#costs' },
  { service: costs.website, fee: firmFees.website, to: '/services/tech-services#costs' },
  { service: costs.funds, fee: firmFees.fundRaising, to: '/services/fund-raising#costs' },
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro={banner.intro}>
        <Link to="#contact" variant="button">
          {banner.start}
        </Link>
        <Link to="/appointment?about=End-to-End%20Services%20for%20Foreign%20Companies" variant="second">
          {banner.appointment}
        </Link>
      </PageBanner>
      <PageSection
        head={about}
        figure={
          <FigureFrame {...capitalRouteFrame} caption={about.figure}>
            <CapitalRoute />
          </FigureFrame>
        }
      >
        <p>
          <RichText text={about.compare} />
        </p>
        <TagList
          title={clients.title}
          tags={[
            clients.subsidiary,
            clients.firstCustomers,
            clients.technology,
            clients.traders,
            clients.nris,
            clients.established,
          ]}
          isInline
        />
      </PageSection>
      <PageSection ground="accent" head={services}>
        <TextRows
          numbered
          rows={[
            services.incorporation,
            services.compliance,
            services.infrastructure,
            services.hiring,
            services.finance,
            services.systems,
            services.fundRaising,
          ]}
        />
        <p>
          {services.choice.text}{' '}
          <Link to="#enquiry" variant="line">
            {services.choice.enquiry}
          </Link>
        </p>
      </PageSection>
      <PageSection
        id="legal-forms"
        ground="card"
        head={{ title: forms.title, intro: <span data-not-searched="">{forms.intro}</span> }}
      >
        <SetUpForms words={forms} />
        <p data-not-searched="">
          <RichText text={forms.choice} />
        </p>
        <p data-not-searched="">
          <FirstYearCost text={forms.firstYear} />
        </p>
      </PageSection>
      <PageSection id="tax" head={{ title: tax.title, intro: tax.intro }}>
        <ProfitTaxTable words={tax} />
      </PageSection>
      <PageSection id="director" ground="muted" head={{ title: director.title }}>
        <TextRows
          rows={[
            director.rule,
            {
              title: director.offer.title,
              text: (
                <RichText
                  text={residentDirector.offer}
                  values={{ mark: directorMark, fee: firmFees.residentDirector.from / 1_00_000 }}
                />
              ),
            },
            {
              title: director.liability.title,
              text: <RichText text={residentDirector.liability} values={{ mark: directorMark }} />,
            },
          ]}
        />
        <PageAction />
      </PageSection>
      <SetUpDetails words={{ details, approval, apostille, calendar, treaty, pricing }} />
      <Reasons
        note={reasons.note}
        title={reasons.title}
        reasons={[reasons.contact, reasons.banks, reasons.finance]}
        after={
          <TagList
            title={searches.title}
            level={2}
            tags={[
              searches.registration,
              searches.gst,
              searches.director,
              { label: searches.funding, to: '/services/fund-raising' },
              { label: searches.staff, to: '/services/training-placement' },
              { label: searches.tech, to: '/services/tech-services' },
              { label: searches.realEstate, to: '/services/realState' },
              { label: searches.rating, to: '/services/creditRatingAdversory' },
            ]}
            isInline
          />
        }
      />
      <Costs
        rows={[
          { service: costs.company, fee: firmFees.incorporation },
          { service: costs.office, fee: firmFees.officeInIndia },
          { service: costs.compliance, fee: firmFees.compliance },
          { service: costs.director, fee: firmFees.residentDirector },
        ]}
        text={costs.text}
        hasAction
      >
        <Questions
          items={[{ question: costs.more, answer: <FeeTable rows={otherFees} /> }]}
          itemNoun={details.noun}
        />
      </Costs>
      <Enquiry
        title={words.contact.title}
        intro={
          <RichText
            text={words.contact.intro}
            values={{
              languages: (
                <>
                  {contactLanguages.text}
                  {isSample(contactLanguages) && <SampleMark />}
                </>
              ),
            }}
          />
        }
        next={words.contact.next}
        times={serviceTimes.foreignCompany}
        id="contact"
        form={foreignCompany}
        isForAbroad
        hoursIn={hoursIn}
        rosette="foreign-company"
        ways={{ show: ['address', 'hours', 'phone', 'email', 'chat'] }}
      />
    </>
  );
}
