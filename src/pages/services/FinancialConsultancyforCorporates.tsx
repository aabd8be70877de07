import { corporates } from '../../enquiry/forms/balance-sheet.ts';
import { noWrapRanges } from '../../components/no-wrap-ranges.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { Link } from '../../components/link.tsx';
import { GroupedRows } from '../../sections/grouped-rows.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { PhaseTable } from '../../sections/phase-table.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { Comparison } from '../../sections/comparison.tsx';
import { Notice } from '../../sections/notice.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { TagList } from '../../sections/tag-list.tsx';

const phases = [
  {
    name: 'Proposal structuring',
    work: 'Which facility, how much, against what security and repaid from what.',
    result: 'A proposal in the bank’s own format',
  },
  {
    name: 'Balance sheet and projections',
    work: noWrapRanges('Accounts explained, and projections for 1–3 years with every assumption.'),
    result: 'Figures that match each other',
  },
  {
    name: 'Bank compliance ratios',
    work: 'Current ratio, leverage, debt service cover and stock turnover, calculated as the bank does.',
    result: 'A ratio sheet with reasons',
  },
  {
    name: 'Promoter coaching',
    work: 'A rehearsal of the bank meeting, with the hard questions.',
    result: 'Promoters who know their file',
  },
  {
    name: 'Banker liaison',
    work: 'We answer queries and follow the file from branch to sanction.',
    result: 'One person who knows its status',
  },
];

const answers = [
  {
    label: 'Request',
    values: [
      'It says what the company wants, not how it will repay.',
      'A request built on the source of repayment.',
    ],
  },
  {
    label: 'Projections',
    values: [
      'They do not agree with the balance sheet.',
      'Projections that a credit officer can check line by line.',
    ],
  },
  {
    label: 'Ratios',
    values: [
      'The bank is the first to notice a weak ratio.',
      'Ratios calculated in advance, with reason or remedy.',
    ],
  },
  {
    label: 'Promoter',
    values: [
      'Asked about the figures, the promoter has to call the accountant.',
      'Promoters who have rehearsed every question.',
    ],
  },
  {
    label: 'At the bank',
    values: [
      'The file is pending, and no one can say with whom.',
      'Someone follows the file and answers for you.',
    ],
  },
];

const clients = [
  {
    title: 'Growing MSMEs',
    text: 'A first large limit, a new plant or a bigger order.',
  },
  {
    title: 'Mid-sized corporates',
    text: 'Several banks, and a finance team with no time for proposals.',
  },
  {
    title: 'Startups with revenue',
    text: 'Real customers but a short record: the projections have to convince.',
  },
  {
    title: 'Companies refused once',
    text: 'We find out why before anyone applies again.',
  },
];

const differences = [
  {
    title: 'We know the bank’s side',
    text: 'Our founder has 22+ years of experience with what credit committees ask.',
  },
  {
    title: 'We coach as well as write',
    text: 'Your answers must match your file.',
  },
  {
    title: 'We stay until the decision',
    text: 'Our work ends with the bank’s answer, not with a document.',
  },
  {
    title: 'We say no early',
    text: 'If the figures do not support a request, you hear it from us first.',
  },
];

const benefits = [
  'Fewer queries from the bank',
  'The amount you need, not less',
  'Better terms on rate and security',
  'Management time for your business',
  'A file to use again at renewal',
  'Figures your board can use',
];

const tags = [
  'Project reports',
  'CMA data',
  'Working capital',
  'Term loans',
  'Balance sheet analysis',
  'Financial projections',
  'Ratio analysis',
  'Promoter coaching',
  'Banker liaison',
  { label: 'Debt restructuring', to: '/services/investment-banking' },
  { label: 'Credit rating', to: '/services/credit-rating' },
  { label: 'Fund raising', to: '/services/fund-raising' },
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro="We prepare your request for working capital or a term loan: proposal, projections and ratios, and follow it up with your bank until it decides. The discovery call is free.">
        <Link to="/appointment?about=Financial%20Consultancy%20for%20Corporates" variant="button">
          Book a free discovery call
        </Link>
        <Link to="#contact" variant="second">
          Contact details
        </Link>
      </PageBanner>
      <PageSection
        head={{
          note: 'Problem and solution',
          title: 'Why banks refuse good companies',
          intro:
            'A banker meets you once and reads your documents many times. With weak documents, a sound business looks like a risk.',
          layout: 'wide',
        }}
      >
        <Comparison
          caption="Weak files and strong files compared"
          columns={['The problem: a weak file', 'The solution: a strong file']}
          rows={answers}
        />
      </PageSection>
      <PageSection ground="muted">
        <SideBySide>
          <Prose
            title="The core of our consultancy"
            intro="We prepare your request for bank finance, from the first figure to the last query."
          >
            <p>
              Keep your last audited accounts ready for the free discovery call. The rest is under{' '}
              <Link to="/papers">documents to bring</Link>.
            </p>
          </Prose>
          <Prose>
            <p>
              You keep your accountant and auditor; we work with their figures. If another facility suits you
              better, such as <Link to="/services/billDiscounting">bill discounting</Link> in place of a
              larger overdraft, we say so first.
            </p>
          </Prose>
        </SideBySide>
        <PhaseTable
          title="Phases of the consultancy"
          text="One weak phase can hold up the whole proposal."
          from="Your company"
          to="The bank"
          caption="Phases of the consultancy and what each of them leaves you with"
          columns={['Phase', 'What we do', 'What you get']}
          phases={phases}
        />
      </PageSection>
      <FigureSpread
        low
        action
        figure={{ value: '1', to: '3', unit: 'years', label: 'of projections, with every assumption' }}
      />
      <PageSection ground="accent" head={{ title: 'Our clients and how we differ', layout: 'wide' }}>
        <GroupedRows
          groups={[
            { note: 'Your side', title: 'Companies we work for', rows: clients },
            { note: 'Our side', title: 'What makes our consultancy different', rows: differences },
          ]}
        />
      </PageSection>
      <ServiceLayout
        asideName="note"
        aside={
          <Notice>
            We are not a lender. The bank decides on approval, amount and rate, and no adviser can promise
            them.
          </Notice>
        }
      >
        <Prose title="What your company gains">
          <Checklist items={benefits} variant="sheet" />
        </Prose>
        <TagList title="Fields of our corporate work" tags={tags} level={2} runs />
      </ServiceLayout>
      <Enquiry
        form={corporates}
        id="contact"
        title="Contact us for a free discovery call"
        intro="Tell us what the bank should agree to. The call ends with a clear yes, no or not yet."
        rosette="corporate-consultancy"
        ways={{ show: ['address', 'hours', 'phone', 'email', 'chat'] }}
      />
    </>
  );
}
