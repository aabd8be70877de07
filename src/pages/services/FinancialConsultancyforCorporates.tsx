import { corporates } from '../../enquiry/forms/balance.ts';
import { noWrapRanges } from '../../components/no-wrap-ranges.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { Link } from '../../components/link.tsx';
import { AccountBook } from '../../sections/account-book.tsx';
import { Band } from '../../sections/band.tsx';
import { Bridge } from '../../sections/bridge.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { Comparison } from '../../sections/comparison.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { TagList } from '../../sections/tag-list.tsx';

const phases = [
  {
    name: 'Proposal structuring',
    work: 'Which facility, how much, against what security, repaid from what. The request is put so that a credit note can be written from it.',
    result: 'A proposal in the bank’s own order',
  },
  {
    name: 'Balance sheet and projections',
    work: noWrapRanges(
      'Accounts are arranged and explained; projections for 1–3 years are built, with every assumption beside its figure.',
    ),
    result: 'Figures that agree with each other',
  },
  {
    name: 'Bank compliance ratios',
    work: 'Current ratio, leverage, debt service cover and stock turnover are worked out as the bank does, and weak ones dealt with first.',
    result: 'A ratio sheet with reasons',
  },
  {
    name: 'Promoter coaching',
    work: 'A rehearsal of the bank meeting: the hard questions, and short, true answers to them.',
    result: 'Promoters who know their file',
  },
  {
    name: 'Banker liaison',
    work: 'We carry the file, answer queries and follow it from branch to sanction.',
    result: 'One person who knows where it lies',
  },
];

const answers = [
  {
    label: 'Request',
    values: [
      'The proposal says what the company wants, and not how it will be repaid.',
      'A request built round the source of repayment.',
    ],
  },
  {
    label: 'Projections',
    values: [
      'Projections were made in an evening and do not agree with the balance sheet.',
      'Projections for 1–3 years that a credit officer can check line by line.',
    ],
  },
  {
    label: 'Ratios',
    values: [
      'A ratio is below the bank’s line, and nobody noticed before the bank did.',
      'Ratios worked out beforehand, with the reason or the remedy.',
    ],
  },
  {
    label: 'Promoter',
    values: [
      'The promoter is asked about the figures and has to call the accountant.',
      'Promoters who have heard every question once before.',
    ],
  },
  {
    label: 'At the bank',
    values: [
      'The file waits somewhere in the bank, and nobody knows where.',
      'Somebody who follows the file and answers for you.',
    ],
  },
];

const clients = [
  {
    title: 'Growing MSMEs',
    text: 'A first large limit, a new plant, a bigger order than the account can carry.',
  },
  {
    title: 'Mid-sized corporates',
    text: 'Several banks, several facilities, and a finance team with no hours left for proposals.',
  },
  {
    title: 'Startups with revenue',
    text: 'Real customers, but no long record: projections have to do the talking.',
  },
  {
    title: 'Companies refused once',
    text: 'A rejection has its reasons. We find out what they were before anybody applies again.',
  },
];

const differences = [
  {
    title: 'We think from the bank’s side',
    text: 'With 22+ years of experience we know what is asked in a credit committee, and why.',
  },
  {
    title: 'We coach, not only write',
    text: 'A file is read with the promoter in the room. Both have to say the same.',
  },
  {
    title: 'We stay until the answer',
    text: 'Handing over a document is not the end of our work. The bank’s decision is.',
  },
  {
    title: 'We say no early',
    text: 'If a request cannot be supported by the figures, you hear it from us first.',
  },
];

const benefits = [
  'Fewer queries, and answers ready for them',
  'A request for the amount you need, and no less',
  'Better ground to speak about rate and security',
  'Management time kept for the business',
  'A file that serves again at the next renewal',
  'Figures your own board can use',
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
      <PageBanner lead="From the proposal to the bank’s decision: projections, ratios, coaching for promoters and liaison.">
        <Link to="/appointment" look="button">
          Book a free discovery call
        </Link>
        <Link to="#contact" look="second">
          Contact details
        </Link>
      </PageBanner>
      <Band
        head={{
          note: 'Problem and solution',
          title: 'Why good companies are refused, and what helps.',
          lead: 'A banker sees your company once and its papers many times. When the papers are weak, a sound business looks like a risk.',
          layout: 'wide',
        }}
      >
        <Comparison
          caption="What weak files do, and what a file that holds does"
          columns={['The problem: weak files', 'The solution: a file that holds']}
          rows={answers}
        />
      </Band>
      <Band ground="panel">
        <SideBySide>
          <Prose
            title="The core of our consultancy"
            lead="We take a company’s request for bank finance and make it ready, from the first figure to the last query."
          >
            <p>
              It begins with a free discovery call. Have the last audited accounts and the purpose of the
              money at hand; the rest is under <Link to="/papers">papers to bring</Link>.
            </p>
          </Prose>
          <Prose>
            <p>
              The work has five phases. Each of them can fail on its own: a fine proposal falls over a ratio,
              fine ratios fall over a promoter who contradicts them. So we do not sell the phases one by one
              as papers. We look after the whole way from your office to the bank’s decision.
            </p>
            <p>
              You keep your accountant and your auditor. We work with their figures and tell them what the
              bank will ask. Where the answer is a different facility altogether, such as{' '}
              <Link to="/services/billDiscounting">bill discounting</Link> in place of a larger overdraft, we
              say so before anything is written.
            </p>
          </Prose>
        </SideBySide>
        <Bridge
          title="Phases of the consultancy"
          text="Take one arch away, and nothing crosses."
          from="Your company"
          to="The bank"
          caption="Phases of the consultancy and what each of them leaves you with"
          columns={['Phase', 'What we do', 'What you hold']}
          phases={phases}
        />
      </Band>
      <Band
        ground="ledger"
        head={{ note: 'Both sides', title: 'Companies that come, and what they find.', layout: 'wide' }}
      >
        <AccountBook
          pages={[
            { note: 'Your side', title: 'Companies we work for', rows: clients },
            { note: 'Our side', title: 'What makes our consultancy different', rows: differences },
          ]}
        />
      </Band>
      <ServiceLayout
        asideName="note"
        aside={
          <Notice>
            We are not a lender. Approval, amount and rate are the bank’s decision, and no adviser can promise
            them.
          </Notice>
        }
      >
        <Prose title="What your company gains">
          <Checklist items={benefits} look="sheet" />
        </Prose>
        <TagList title="Fields of our corporate work" tags={tags} level={2} runs />
      </ServiceLayout>
      <Enquiry
        form={corporates}
        id="contact"
        title="Contact us for a free discovery call."
        lead="Let us read your file before the bank does. Say what the bank should agree to: the call ends with a clear yes, no or not yet."
        rosette="corporate-consultancy"
        ways={{ show: ['address', 'hours', 'phone', 'email', 'chat'] }}
      />
    </>
  );
}
