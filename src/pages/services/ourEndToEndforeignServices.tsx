import words from '#words/pages/services/ourEndToEndforeignServices.json';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SampleMark } from '../../components/sample-mark.tsx';
import { foreignCompany } from '../../enquiry/forms/expansion.ts';
import { Costs } from '../../sections/costs.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { CapitalRoute, capitalRouteFrame } from '../../sections/drawings/capital-route.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageAction } from '../../sections/page-action.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { SetUpCalendar, SetUpFigure } from '../../sections/set-up-calendar.tsx';
import { SetUpForms } from '../../sections/set-up-forms.tsx';
import { TagList } from '../../sections/tag-list.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import { firmFees } from '../../site/fees.ts';
import { isSample, sample } from '../../site/sample.ts';
import { serviceTimes } from '../../site/service-times.ts';
import { setUpWeeks } from '../../site/set-up.ts';

const { banner, about, clients, services, forms, approval, apostille, calendar, tax } = words;
const { reasons, searches, costs } = words;

const clientGroups = [
  clients.subsidiary,
  clients.firstCustomers,
  clients.technology,
  clients.traders,
  clients.nris,
  clients.established,
];

const setUpSteps = [
  { ...calendar.plan, weeks: setUpWeeks.plan },
  { ...calendar.documents, weeks: setUpWeeks.documents },
  { ...calendar.registration, weeks: setUpWeeks.registration },
  { ...calendar.capital, weeks: setUpWeeks.capital },
  { ...calendar.shares, weeks: setUpWeeks.shares },
  { ...calendar.declaration, weeks: setUpWeeks.declaration },
  { ...calendar.start, weeks: setUpWeeks.start },
];

const contactLanguages = sample(
  { text: words.contact.languages },
  'languages that your contact for foreign companies speaks',
);

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
          <RichText text={about.documents} />
        </p>
      </PageSection>
      <PageSection ground="muted" head={clients}>
        <TextRows rows={clientGroups} />
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
      <PageSection id="legal-forms" ground="card" head={{ title: forms.title }}>
        <SetUpForms words={forms} />
        <Notice title={approval.title}>{approval.text}</Notice>
      </PageSection>
      <PageSection id="apostille" head={{ title: apostille.title }}>
        <DataTable
          caption={apostille.caption}
          columns={[apostille.columns.country, apostille.columns.stamps]}
          rows={[apostille.commonwealth, apostille.members, apostille.objections, apostille.others].map(
            ({ countries, stamps }) => [
              <span key="countries" data-not-searched="">
                {countries}
              </span>,
              stamps,
            ],
          )}
          amount={false}
          note={apostille.note}
        />
      </PageSection>
      <PageSection
        id="calendar"
        ground="muted"
        head={{
          title: calendar.title,
          intro: <RichText text={calendar.intro} values={{ mark: isSample(setUpWeeks) && <SampleMark /> }} />,
        }}
        figure={<SetUpFigure words={calendar} steps={setUpSteps} />}
      >
        <SetUpCalendar words={calendar} steps={setUpSteps} />
      </PageSection>
      <PageSection id="tax" head={{ title: tax.title }}>
        <TextRows rows={[tax.treaty, tax.pricing]} />
        <PageAction />
      </PageSection>
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
            runs
          />
        }
      />
      <Costs
        rows={[
          { service: costs.company, fee: firmFees.incorporation },
          { service: costs.office, fee: firmFees.officeInIndia },
          { service: costs.compliance, fee: firmFees.compliance },
          { service: costs.premises, fee: firmFees.propertyAdvice, to: '/services/realState#costs' },
          { service: costs.staff, fee: firmFees.placement, to: '/services/training-placement#costs' },
          { service: costs.website, fee: firmFees.website, to: '/services/tech-services#costs' },
          { service: costs.funds, fee: firmFees.fundRaising, to: '/services/fund-raising#costs' },
        ]}
        text={costs.text}
      />
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
        abroad
        rosette="foreign-company"
        ways={{ show: ['address', 'hours', 'phone', 'email', 'chat'] }}
      />
    </>
  );
}
