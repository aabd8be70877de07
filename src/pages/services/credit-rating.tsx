import { creditRating } from '../../enquiry/forms/balance-sheet.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { RatingScale, ratingScaleFrame } from '../../sections/drawings/rating-scale.tsx';
import { noWrapRanges } from '../../components/no-wrap-ranges.ts';
import { Link } from '../../components/link.tsx';
import { agencies } from '../../content/agencies.ts';
import { PageSection } from '../../sections/page-section.tsx';
import { CalculatorSection } from '../../sections/calculator-section.tsx';
import { Faq } from '../../sections/faq.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageAction } from '../../sections/page-action.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { StepsList } from '../../sections/steps-list.tsx';
import { TagList } from '../../sections/tag-list.tsx';

const steps = [
  {
    title: 'Diagnose',
    text: 'We read your accounts as an analyst would and tell you what helps and what hurts.',
  },
  {
    title: 'Repair',
    text: 'We help you file overdue returns, explain open balances and document related-party loans.',
  },
  {
    title: 'Choose the agency',
    text: 'We suggest the agency whose method suits your business.',
  },
  {
    title: 'Present',
    text: 'We prepare one complete file and rehearse the management interview.',
  },
  {
    title: 'Follow through',
    text: 'We answer queries with you and take the rating to your lender.',
  },
];

const process = [
  ['Review of your file', 'We list the gaps.', 'We'],
  ['Documents and projections', 'Gaps are closed and the rating file is prepared.', 'You and we'],
  ['Mandate and submission', 'You sign the agency’s mandate, pay its fee and submit the file.', 'You'],
  ['Analysis and interview', 'Analysts question the management and ask for proof.', 'The agency'],
  [
    'Committee and rating',
    'A committee assigns the rating; you may accept it or ask for a review.',
    'The agency',
  ],
  ['From start to rating', 'Longer if documents are missing', '4–8 weeks'],
];

const questions = [
  {
    question: 'Is a company’s rating the same as a CIBIL score?',
    answer:
      'No. A score is calculated from past loans. A rating is the opinion of analysts on the years ahead.',
  },
  {
    question: 'Can you tell us which rating we will get?',
    answer: 'No: the agency’s committee decides. We can tell you what would strengthen your case.',
  },
  {
    question: 'Does the rating last?',
    answer:
      'The agency keeps reviewing it, and it can go up, go down or be withdrawn. A company that stops sending figures can be named in public as an issuer not cooperating.',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="A strong rating can lower your interest rate by 1–2%. We prepare your company for its rating in 4–8 weeks.">
        <Link to="/appointment?about=Credit%20Rating%20Advisory" variant="button">
          Get your accounts reviewed
        </Link>
        <Link to="#process" variant="second">
          See the process
        </Link>
      </PageBanner>
      <PageSection ground="muted">
        <SideBySide layout="figure">
          <Prose
            title="What a credit rating is"
            intro="An agency’s opinion on one question: will this company repay its debt in full and on time?"
          >
            <p>
              The answer is written in letters, from AAA for the highest safety down to D for default. BBB−
              and above is investment grade. Banks, and investors in bonds and debentures, use it to decide on
              approval, security and interest rate.
            </p>
            <h3>Rating agencies we prepare you for</h3>
            <TagList tags={agencies} />
            <p>
              This page explains ratings and preparation. Our six services and each step with the agency:{' '}
              <Link to="/services/creditRatingAdversory">Rating Services and Process</Link>.
            </p>
          </Prose>
          <FigureFrame
            {...ratingScaleFrame}
            caption="The long-term scale in short. The longer the bar, the safer the debt."
          >
            <RatingScale />
          </FigureFrame>
        </SideBySide>
      </PageSection>
      <FigureSpread
        figure={{ value: 'AAA', label: 'the highest safety; D is default' }}
        items={[
          { value: '7', label: 'rating agencies' },
          { value: '4', to: '8', unit: 'weeks', label: 'from first review to rating' },
          { value: '1', to: '2', unit: '%', label: 'difference in the lending rate' },
        ]}
      />
      <ServiceLayout>
        <Prose
          title="How we prepare you for a rating"
          intro="Analysts mark down what they cannot verify. So we prepare everything first."
        >
          <StepsList steps={steps} />
        </Prose>
      </ServiceLayout>
      <PageSection>
        <Prose id="process" title="The rating process in 4–8 weeks">
          <DataTable
            caption="The rating process and who acts at each stage"
            columns={['Stage', 'What happens', 'Who acts']}
            rows={process}
          />
          <p>
            First collect your <Link to="/papers">documents to bring</Link>.
          </p>
          <PageAction />
        </Prose>
      </PageSection>
      <PageSection ground="card">
        <SideBySide>
          <Prose title="What a rating does to your debt">
            <p>
              {noWrapRanges(
                'Between a strong and a weak rating, the lending rate differs by 1–2%. A good rating also helps with collateral and limits.',
              )}
            </p>
            <p>
              The agency’s yearly fee and ours reduce the saving. If your present loan is expensive, see{' '}
              <Link to="/services/investment-banking">Debt Restructuring Services</Link>.
            </p>
            <Notice>
              We are not a rating agency: agencies assign ratings by their own methods and charge their own
              fees. The lender decides on the rate of a loan.
            </Notice>
          </Prose>
          <Faq title="Questions about credit ratings" items={questions} mode="exclusive" />
        </SideBySide>
      </PageSection>
      <CalculatorSection name="rating" ground="muted" />
      <Enquiry
        form={creditRating}
        title="Ask how an analyst would see your company"
        intro="We will tell you which accounts we need and what to improve."
        rosette="credit-rating"
        action={{
          label: 'Get your accounts reviewed',
          to: '/appointment?about=Credit%20Rating%20Advisory',
        }}
      />
    </>
  );
}
