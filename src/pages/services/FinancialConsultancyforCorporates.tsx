import words from '#words/pages/services/FinancialConsultancyforCorporates.json';
import { Link } from '../../components/link.tsx';
import { preventRangeWraps } from '../../components/no-wrap-ranges.ts';
import { RichText } from '../../components/rich-text.tsx';
import { corporates } from '../../enquiry/forms/balance-sheet.ts';
import { Checklist } from '../../sections/checklist.tsx';
import { Comparison } from '../../sections/comparison.tsx';
import { Costs } from '../../sections/costs.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { GroupedRows } from '../../sections/grouped-rows.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { PhaseTable } from '../../sections/phase-table.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { TagList } from '../../sections/tag-list.tsx';
import { firmFees } from '../../site/fees.ts';
import { figures } from '../../site/figures.ts';
import { serviceTimes } from '../../site/service-times.ts';

const { banner, refusal, consultancy, phases, fit, benefits, fields, costs } = words;

const answers = [refusal.request, refusal.projections, refusal.ratios, refusal.promoter, refusal.bank].map(
  ({ label, weak, strong }) => ({ label, values: [weak, strong] }),
);

const clients = [fit.clients.msmes, fit.clients.corporates, fit.clients.startups, fit.clients.refused];

const differences = [
  fit.differences.experience,
  fit.differences.coaching,
  fit.differences.commitment,
  fit.differences.honesty,
];

const tags = [
  fields.reports,
  fields.cma,
  fields.workingCapital,
  fields.termLoans,
  fields.balanceSheet,
  fields.projections,
  fields.ratios,
  fields.coaching,
  fields.liaison,
  { label: fields.restructuring, to: '/services/investment-banking' },
  { label: fields.rating, to: '/services/credit-rating' },
  { label: fields.fundRaising, to: '/services/fund-raising' },
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro={banner.intro}>
        <Link to="/appointment?about=Financial%20Consultancy%20for%20Corporates" variant="button">
          {banner.call}
        </Link>
        <Link to="#contact" variant="second">
          {banner.contact}
        </Link>
      </PageBanner>
      <PageSection head={refusal}>
        <Comparison
          caption={refusal.caption}
          columns={[refusal.columns.weak, refusal.columns.strong]}
          rows={answers}
        />
      </PageSection>
      <PageSection ground="muted">
        <SideBySide>
          <Prose title={consultancy.title} intro={consultancy.intro}>
            <p>
              <RichText text={consultancy.preparation} />
            </p>
          </Prose>
          <Prose>
            <p>
              <RichText text={consultancy.accountant} />
            </p>
          </Prose>
        </SideBySide>
        <PhaseTable
          {...phases}
          columns={[phases.columns.name, phases.columns.work, phases.columns.result]}
          phases={[
            phases.proposal,
            { ...phases.projections, work: preventRangeWraps(phases.projections.work) },
            phases.ratios,
            phases.coaching,
            phases.liaison,
          ]}
        />
      </PageSection>
      <Costs
        rows={[
          { service: costs.call, fee: firmFees.discoveryCall },
          { service: costs.proposal, fee: firmFees.bankProposal },
        ]}
        text={costs.text}
      />
      <FigureSpread hasAction figure={{ ...figures.years, label: words.figures.years }} />
      <PageSection ground="accent" head={fit}>
        <GroupedRows
          groups={[
            { ...fit.clients, rows: clients },
            { ...fit.differences, rows: differences },
          ]}
        />
      </PageSection>
      <ServiceLayout asideName={words.note.name} aside={<Notice>{words.note.notLender}</Notice>}>
        <Prose title={benefits.title}>
          <Checklist
            items={[
              benefits.queries,
              benefits.amount,
              benefits.terms,
              benefits.time,
              benefits.renewal,
              benefits.board,
            ]}
            variant="sheet"
          />
        </Prose>
        <TagList title={fields.title} tags={tags} level={2} isInline />
      </ServiceLayout>
      <Enquiry
        {...words.contact}
        times={serviceTimes.corporates}
        form={corporates}
        id="contact"
        rosette="corporate-consultancy"
        ways={{ show: ['address', 'hours', 'phone', 'email', 'chat'] }}
      />
    </>
  );
}
