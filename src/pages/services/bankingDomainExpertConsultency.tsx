import words from '#words/pages/services/bankingDomainExpertConsultency.json';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { bankingExpert } from '../../enquiry/forms/protection.ts';
import { Checklist } from '../../sections/checklist.tsx';
import { Costs } from '../../sections/costs.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageAction } from '../../sections/page-action.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { SideNote } from '../../sections/side-note.tsx';
import { Steps } from '../../sections/steps.tsx';
import { TagList } from '../../sections/tag-list.tsx';
import { TwoPans } from '../../sections/drawings/two-pans.tsx';
import { firmFees } from '../../site/fees.ts';
import { figures } from '../../site/figures.ts';
import { firm } from '../../site/firm.ts';
import { serviceTimes } from '../../site/service-times.ts';
import { discoveryCallLink } from '../../site/discovery-call.ts';

const { banner, expert, services, need, callers, reasons, expertise, steps, costs } = words;

export function Screen() {
  return (
    <>
      <PageBanner intro={banner.intro}>
        <Link to={discoveryCallLink} variant="button">
          {banner.call}
        </Link>
        <Link to="#services" variant="second">
          {banner.services}
        </Link>
      </PageBanner>
      <PageSection>
        <SideBySide layout="figure">
          <Prose
            title={expert.title}
            intro={<RichText text={expert.intro} values={{ name: firm.founder.name }} />}
          >
            <p>{expert.interest}</p>
          </Prose>
          <FigureFrame {...words.scales} viewBox="0 24 320 338">
            <TwoPans />
          </FigureFrame>
          <Prose>
            <p>{expert.comparison}</p>
          </Prose>
        </SideBySide>
      </PageSection>
      <PageSection id="services" ground="card" head={services}>
        <DataTable
          caption={services.table.caption}
          hasAmounts={false}
          columns={[
            services.table.columns.service,
            services.table.columns.check,
            services.table.columns.result,
          ]}
          rows={[
            services.table.interest,
            services.table.limit,
            services.table.deposits,
            services.table.restructuring,
            services.table.consultation,
          ].map(({ service, check, result }) => [service, check, result])}
        />
        <p>
          <RichText text={services.business} />
        </p>
      </PageSection>
      <Costs
        rows={[
          { service: costs.call, fee: firmFees.discoveryCall },
          { service: costs.review, fee: firmFees.bankingReview },
        ]}
        text={costs.text}
      />
      <FigureSpread
        figure={{ ...figures.years, label: words.figures.years }}
        items={[figures.assetBook, { ...words.figures.call, value: '15' }]}
      />
      <ServiceLayout asideName={words.note.name} aside={<Notice>{words.note.notLender}</Notice>}>
        <Prose title={need.title} intro={need.intro}>
          <p>{need.terms}</p>
        </Prose>
        <SideNote title={callers.title}>
          <Checklist
            items={[
              callers.families,
              callers.selfEmployed,
              callers.proprietors,
              callers.nris,
              callers.retired,
              callers.refused,
            ]}
          />
          <PageAction />
        </SideNote>
      </ServiceLayout>
      <Reasons
        title={reasons.title}
        reasons={[reasons.unbiased, reasons.figures, reasons.privacy]}
        after={
          <TagList
            title={expertise.title}
            level={2}
            tags={[
              expertise.interest,
              expertise.limits,
              expertise.deposits,
              expertise.workingCapital,
              expertise.homeLoans,
              expertise.restructuring,
              { label: expertise.rating, to: '/services/credit-rating' },
              { label: expertise.corporates, to: '/services/FinancialConsultancyforCorporates' },
              expertise.projections,
              expertise.compliance,
            ]}
            isInline
          />
        }
      />
      <Steps note={steps.note} title={steps.title} steps={[steps.question, steps.answer, steps.documents]} />
      <Enquiry
        {...words.contact}
        times={serviceTimes.bankingExpert}
        form={bankingExpert}
        id="contact"
        rosette="banking-expert"
        ways={{ show: ['hours', 'phone', 'email', 'chat'] }}
      />
    </>
  );
}
