import { fundRaising } from '../../enquiry/forms/capital.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { SblcParties, sblcPartiesFrame } from '../../sections/drawings/sblc-parties.tsx';
import { Link } from '../../components/link.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { VariantCards } from '../../sections/variant-cards.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { SideNote } from '../../sections/side-note.tsx';
import { StepsList } from '../../sections/steps-list.tsx';
import { figures } from '../../site/figures.ts';

const instruments = [
  {
    title: 'Debt',
    entries: [
      {
        note: 'For plant, stock and growth',
        title: 'Debt funding',
        text: 'Term loans and working capital from banks and finance companies, for an amount your business can repay.',
        link: {
          to: '/services/investment-banking',
          label: 'Debt Restructuring Services',
          about: 'for loans that you already have',
        },
      },
      {
        note: 'For a short gap',
        title: 'Bridge funding',
        text: 'Short-term money until a confirmed payment arrives, with the repayment agreed at the start.',
      },
    ],
  },
  {
    title: 'Standby letters of credit',
    entries: [
      {
        note: 'A bank’s guarantee of payment',
        title: 'SBLC structuring',
        text: 'We settle amount, tenor, wording and issuing bank, so that your lender accepts the letter.',
      },
      {
        note: 'Funds against your SBLC',
        title: 'SBLC discounting',
        text: 'You already hold an SBLC. We take it to lenders who discount such letters and compare their offers.',
      },
    ],
  },
  {
    title: 'Equity and funding from abroad',
    entries: [
      {
        note: 'No EMIs, but you share ownership',
        title: 'Equity funding',
        text: 'Money from investors in return for shares. We work on valuation, pitch and terms with you.',
      },
      {
        note: 'Lenders and investors abroad',
        title: 'International funding',
        text: 'We prepare the file to the standard foreign lenders expect, and explain the foreign-exchange rules before you sign.',
      },
    ],
  },
] as const;

const trust = [
  {
    title: 'One complete file',
    text: 'Accounts, projections and security are put in order once, and every lender gets the same set.',
  },
  {
    title: 'Questions answered in advance',
    text: 'We ask what a lender will ask, so your answers are ready and match your documents.',
  },
  {
    title: 'All costs before you commit',
    text: 'You see interest, commission, bank charges and legal fees together.',
  },
  {
    title: 'An honest answer at the start',
    text: 'If your project cannot repay the debt, we tell you at the start.',
  },
];

const useCases = [
  [
    'A manufacturer adds a second line',
    'Debt funding against the plant, repaid once the line earns money',
    'Debt',
  ],
  [
    'A contractor wins an order abroad',
    'A standby letter of credit in favour of the buyer, so that less cash is blocked',
    'SBLC',
  ],
  [
    'A startup grows faster than its sales can fund',
    'Equity for growth, with a bridge until the round closes',
    'Equity, bridge',
  ],
  [
    'A project needs more than local lenders give',
    'International funding, secured by a standby letter of credit',
    'Abroad, SBLC',
  ],
];

const steps = [
  {
    title: 'First consultation',
    text: 'What you need the money for, how much, by when, and how it will be repaid.',
  },
  {
    title: 'Review of your accounts',
    text: 'Audited accounts, GST returns, bank statements, existing loans and security.',
  },
  {
    title: 'Structure',
    text: 'We recommend debt, equity, a bridge or an SBLC, and explain why.',
  },
  {
    title: 'Project file',
    text: 'Project report, projections and a short note for the person who decides.',
  },
  {
    title: 'Lenders and offers',
    text: 'We approach lenders or investors who fund such cases, and compare their offers.',
  },
  {
    title: 'Documents and release',
    text: 'We work through sanction letter, security and conditions until the money is in your account.',
  },
];

const papers = [
  'Audited accounts and income-tax returns of the last years',
  'Bank statements and a list of all running loans',
  'One page on the plan: cost, timing and expected income',
  'Documents of property, deposits or receivables you can offer as security',
];

export function Screen() {
  return (
    <>
      <PageBanner intro="Debt, equity and international funding for companies, and standby letters of credit (SBLC). We prepare your file, compare offers and show every cost before you commit.">
        <Link to="#enquiry" variant="button">
          Get your project assessed
        </Link>
        <Link to="#about-section" variant="second" about="about fund raising">
          Read More
        </Link>
      </PageBanner>
      <PageSection ground="muted" head={{ note: 'Our services', title: 'Fund-raising services' }}>
        <VariantCards groups={instruments} />
      </PageSection>
      <PageSection
        id="about-section"
        head={{
          title: 'How a standby letter of credit works',
          intro: 'A bank guarantees your payment, so that a lender abroad or in India can rely on it.',
        }}
        figure={
          <FigureFrame
            {...sblcPartiesFrame}
            caption="The SBLC backs the loan. The issuing bank pays only if the repayment fails."
          >
            <SblcParties />
          </FigureFrame>
        }
      >
        <p>
          A standby letter of credit, or SBLC, is a bank’s written promise to pay if its customer does not. It
          is issued bank to bank, so the lender relies on the bank and not only on your balance sheet.{' '}
          <strong>Structuring</strong> means settling its terms. <strong>Discounting</strong> means raising
          money against it now.
        </p>
        <ol>
          <li>You apply to the issuing bank and give it security.</li>
          <li>The bank sends the letter of credit to the lender.</li>
          <li>The lender pays the funds to you.</li>
          <li>You repay the lender on the agreed dates.</li>
          <li>Only if you do not, the lender claims from the bank, and the bank from you.</li>
        </ol>
        <p>
          For short-term money against ordinary invoices,{' '}
          <Link to="/services/billDiscounting">discounting your trade bills</Link> is simpler. For a loan
          only, see <Link to="/services/loanForEveryIndian">Loan For Every Indian</Link>.
        </p>
      </PageSection>
      <Reasons title="Why clients trust us with their funding" reasons={trust} />
      <FigureSpread low action figure={figures.years} items={[figures.fundings, figures.reviews]} />
      <PageSection
        ground="card"
        head={{
          note: 'Examples',
          title: 'Which funding fits your plan',
          intro: 'Typical situations. Yours may need a combination.',
        }}
      >
        <DataTable
          caption="Four use cases and the funding that fits"
          columns={['The plan', 'What usually fits', 'Instrument']}
          rows={useCases}
        />
      </PageSection>
      <PageSection
        head={{
          title: 'Our fund-raising process',
          intro: 'A complete file saves time, so we start with yours.',
        }}
        figure={
          <>
            <SideNote title="What to bring to the first meeting">
              <Checklist items={papers} columns={1} />
              <p>
                If your company is rated, bring the rating letter. If not, see our{' '}
                <Link to="/services/credit-rating">advice on credit ratings</Link>. Make your own list under{' '}
                <Link to="/papers">documents to bring</Link>.
              </p>
            </SideNote>
            <Notice>
              We advise and arrange. We are not a lender: the lender or investor decides on every approval.
            </Notice>
          </>
        }
      >
        <StepsList steps={steps} />
      </PageSection>
      <Enquiry
        form={fundRaising}
        title="Tell us what you want to fund"
        intro="Kind of funding, amount and company are enough. We tell you what is realistic and what to prepare."
        rosette="fund-raising"
      />
    </>
  );
}
