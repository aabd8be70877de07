import { creditRating } from '../../enquiry/forms/balance.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { RatingScale, ratingScaleFrame } from '../../sections/drawings/rating-scale.tsx';
import { Link } from '../../components/link.tsx';
import { agencies } from '../../content/agencies.ts';
import { Band } from '../../sections/band.tsx';
import { CalculatorBand } from '../../sections/calculator-band.tsx';
import { Faq } from '../../sections/faq.tsx';
import { FigureBand } from '../../sections/figure-band.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { LedgerTable } from '../../sections/ledger-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { WorkedExample } from '../../sections/worked-example.tsx';
import { StepsList } from '../../sections/steps-list.tsx';
import { TagList } from '../../sections/tag-list.tsx';

const steps = [
  {
    title: 'Diagnose',
    text: 'We read your accounts and your conduct with the bank as an analyst would, and say plainly what helps and what hurts.',
  },
  {
    title: 'Repair',
    text: 'What can be put right is put right first: overdue returns, unexplained balances, related-party loans, missing registers.',
  },
  {
    title: 'Choose the agency',
    text: 'Agencies differ in the sectors they know and in what they ask for. We suggest the one whose method suits your business.',
  },
  {
    title: 'Present',
    text: 'One file with figures, projections and the story of the business, and a rehearsal of the management interview.',
  },
  {
    title: 'Follow through',
    text: 'We answer queries with you, read the rationale before it is published and take the result to your lender.',
  },
];

const process = [
  ['Review of your file', 'Accounts, bank conduct and sector are read; gaps are listed.', 'We'],
  ['Papers and projections', 'Gaps are closed and the rating file is put together.', 'You and we'],
  ['Mandate and submission', 'You sign the agency’s mandate, pay its fee and hand over the file.', 'You'],
  [
    'Analysis and interview',
    'Analysts visit or call, question the management and ask for proof.',
    'The agency',
  ],
  [
    'Committee and rating',
    'A committee assigns the rating; you may accept it or ask for a review.',
    'The agency',
  ],
  ['From start to rating', 'Longer where papers are missing, shorter where they are not.', '4–8 weeks'],
];

const questions = [
  {
    question: 'Is a company’s rating the same as a credit score?',
    answer:
      'No. A score is a number worked out from past loans. A rating is an opinion by analysts about the years ahead: they look at the business, its management, its sector and its accounts.',
  },
  {
    question: 'Can you tell us which rating we will get?',
    answer:
      'No honest adviser can. The agency’s committee decides. We can tell you where your figures stand against what analysts look for, and what would strengthen them.',
  },
  {
    question: 'Does the rating last?',
    answer:
      'Only as long as it is looked after. The agency keeps the company under surveillance, and a rating can go up, go down or be withdrawn. A company that stops sending figures can be named in public as an issuer not cooperating.',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner lead="Go to the agency prepared: five steps in 4–8 weeks.">
        <Link to="/appointment" look="button">
          Book an appointment
        </Link>
        <Link to="#process" look="second">
          See the process
        </Link>
      </PageBanner>
      <FigureBand
        items={[
          { value: '7', label: 'agencies we prepare you for' },
          { value: '4', to: '8', unit: 'weeks', label: 'from the first review to the rating' },
          { value: '1', to: '2', unit: ' %', label: 'difference a rating makes to the lending rate' },
        ]}
      />
      <Band ground="panel">
        <SideBySide layout="figure">
          <Prose
            title="What the letters of a credit rating say"
            lead="A credit rating is an agency’s opinion on one question: will this company pay its debt in full and on time?"
          >
            <p>
              The answer is written in letters, from AAA for the highest safety down to D for default. Plus
              and minus signs rank companies inside a grade. From BBB upwards a rating counts as investment
              grade, and some investors may not buy what is rated below.
            </p>
            <p>
              A banker reads those letters before the balance sheet. They bear on whether the loan is given,
              on what security and at which rate. It is worth deciding how your company looks on the day the
              analyst opens its file, and not leaving it to chance.
            </p>
            <h3>Rating agencies we prepare you for</h3>
            <p>Each has its own method and its own sectors. We prepare files for all of these:</p>
            <TagList tags={agencies} />
          </Prose>
          <FigureFrame
            {...ratingScaleFrame}
            caption="The long-term scale in short. The longer the bar, the safer the debt."
          >
            <RatingScale />
          </FigureFrame>
        </SideBySide>
      </Band>
      <ServiceLayout>
        <Prose
          title="Our rating preparation, step by step"
          lead="Analysts mark down what they cannot verify. So most of our work is done before they see anything."
        >
          <StepsList steps={steps} />
        </Prose>
        <Prose id="process" title="The rating process in 4–8 weeks">
          <LedgerTable
            caption="The rating process and who acts at each stage"
            columns={['Stage', 'What happens', 'Who acts']}
            rows={process}
          />
          <p>
            Each step is described on the page{' '}
            <Link to="/services/creditRatingAdversory">Rating Services and Process</Link>, with the services
            behind it. What to gather first is under <Link to="/papers">papers to bring</Link>.
          </p>
        </Prose>
        <Prose
          title="What a rating does to your debt"
          lead="Between a strong rating and a weak one lies a lending-rate differential of 1–2&nbsp;%."
        >
          <WorkedExample
            serial="Worked example"
            title="One per cent lower"
            text="₹ 1 crore, drawn in full."
            rosette="credit-rating"
            rows={[
              { label: 'Loan', amount: '₹ 1,00,00,000' },
              { label: 'Rate of interest, lower by', amount: '1 %' },
              { label: 'Saved in a year', amount: '₹ 1,00,000', highlight: true },
            ]}
            note="A year’s saving, while the whole sum is owed and the lower rate holds. The agency’s yearly fee and ours come off it."
          />
          <p>
            The rate is only the part that is easiest to count. A rated company also argues from firmer ground
            about collateral, limits and conditions, and it is heard by lenders who do not look at unrated
            borrowers. If your present loan is dear already, the next step may be{' '}
            <Link to="/services/investment-banking">Debt Restructuring Services</Link> with the bank you have.
            The <Link to="/calculators">calculators</Link> show what either would save.
          </p>
          <Notice title="Who rates, and who lends">
            We are not a rating agency: ratings are assigned by the agencies, by their own methods, and they
            charge their own fees. The rate of a loan is the lender’s decision.
          </Notice>
        </Prose>
        <Faq title="Questions about credit ratings" items={questions} mode="exclusive" />
      </ServiceLayout>
      <CalculatorBand name="rating" ground="panel" />
      <Enquiry
        form={creditRating}
        title="How would an analyst read your accounts?"
        lead="Name the company and the limits. We tell you which accounts we need, and later what to mend."
        rosette="credit-rating"
        action={{ label: 'Book an appointment', to: '/appointment' }}
      />
    </>
  );
}
