import { fundRaising } from '../../enquiry/forms/capital.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { SblcParties, sblcPartiesFrame } from '../../sections/drawings/sblc-parties.tsx';
import { Link } from '../../components/link.tsx';
import { Band } from '../../sections/band.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { FigureBand } from '../../sections/figure-band.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { IndexFile } from '../../sections/index-file.tsx';
import { LedgerTable } from '../../sections/ledger-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { Slip } from '../../sections/slip.tsx';
import { StepsList } from '../../sections/steps-list.tsx';

const figures = [
  { value: '100', unit: '+', label: 'successful projects' },
  { value: '22', unit: '+', label: 'years of experience' },
  { value: '256', label: 'client reviews' },
];

const instruments = [
  {
    title: 'Debt',
    entries: [
      {
        note: 'A fixed obligation',
        title: 'Debt funding',
        text: 'Term loans and working capital from banks and finance companies, sized to what the business can service.',
        link: {
          to: '/services/investment-banking',
          label: 'Debt you already have',
          about: 'and how it is restructured',
        },
      },
      {
        note: 'Until the next money comes',
        title: 'Bridge funding',
        text: 'Short money between a need today and a receipt that is already in sight, with the exit written down at the start.',
      },
    ],
  },
  {
    title: 'Standby letters of credit',
    entries: [
      {
        note: 'A bank’s promise',
        title: 'SBLC structuring',
        text: 'We settle amount, tenor, wording and issuing bank, so that the letter is accepted by the lender it is meant for.',
      },
      {
        note: 'A promise into money',
        title: 'SBLC discounting',
        text: 'You hold a standby letter of credit and need funds against it. We take it to lenders who discount such letters and compare their offers.',
      },
    ],
  },
  {
    title: 'Equity, and money from abroad',
    entries: [
      {
        note: 'A share of the company',
        title: 'Equity funding',
        text: 'Money that is not repaid in instalments, given for shares. We work on the valuation, the pitch and the terms with you.',
      },
      {
        note: 'From abroad',
        title: 'International funding',
        text: 'Debt or equity from lenders and investors outside India. We prepare the file to the standard they read, and you see the foreign-exchange rules that apply before you sign.',
      },
    ],
  },
] as const;

const trust = [
  {
    title: 'One file, read by every lender',
    text: 'Accounts, projections and security are put in order once. Each lender gets the same complete set.',
  },
  {
    title: 'The lender’s questions come first',
    text: 'We ask them before a lender does, so that the answer is ready and agrees with your papers.',
  },
  {
    title: 'Every cost named',
    text: 'You see interest, commission, bank charges and legal fees together before you commit.',
  },
  {
    title: 'A no when it is a no',
    text: 'If a project cannot carry the debt, you hear it from us and not after months of waiting.',
  },
];

const useCases = [
  [
    'A manufacturer adds a second line',
    'Debt funding against the plant, with repayments that begin once the line earns.',
    'Debt',
  ],
  [
    'A contractor wins an order abroad',
    'A standby letter of credit in favour of the buyer, in place of blocked cash.',
    'SBLC',
  ],
  [
    'A startup grows faster than its sales pay for',
    'Equity for growth, with a bridge until the round is closed.',
    'Equity, bridge',
  ],
  [
    'A project needs more than local lenders give',
    'International funding, with a standby letter of credit as security for the lender.',
    'Abroad, SBLC',
  ],
];

const steps = [
  {
    title: 'First conversation',
    text: 'What the money is for, how much, by when, and what it will be repaid from.',
  },
  {
    title: 'Reading your accounts',
    text: 'Audited accounts, GST returns, bank statements, existing loans and the security you can offer.',
  },
  {
    title: 'Structure',
    text: 'We set out which instrument fits: debt, equity, a bridge or a standby letter of credit, and why.',
  },
  {
    title: 'The file',
    text: 'Project report, projections and a short information note, written for the person who decides.',
  },
  {
    title: 'Lenders and offers',
    text: 'The file goes to lenders or investors who do this kind of case. Their offers are compared.',
  },
  {
    title: 'Documents and release',
    text: 'Sanction letter, security and conditions are worked through with you until the money is released.',
  },
];

const papers = [
  'Audited accounts and income-tax returns, as far back as you have them',
  'Bank statements and a list of all running loans',
  'A page on the plan: cost, timing, and the income it should bring',
  'Papers of the property, deposits or receivables that could serve as security',
];

export function Screen() {
  return (
    <>
      <PageBanner lead="Funding from India and abroad for companies that need it: international funding, and standby letters of credit structured and discounted.">
        <Link to="#about-section" look="button" about="about fund raising">
          Read More
        </Link>
        <Link to="#enquiry" look="second">
          Send us your project
        </Link>
      </PageBanner>
      <FigureBand items={figures} />
      <Band
        id="about-section"
        head={{
          note: 'About fund raising',
          title: 'How raising funds works: the file comes first.',
          lead: 'A lender or an investor meets your file long before meeting you. We prepare that file, choose the instrument and stay until the money has arrived.',
        }}
        figure={
          <FigureFrame
            {...sblcPartiesFrame}
            caption="A standby letter of credit (SBLC) stands behind the loan. The issuing bank pays only if the repayment fails."
          >
            <SblcParties />
          </FigureFrame>
        }
      >
        <p>
          Much of this work turns on one instrument. A standby letter of credit, or SBLC, is a bank’s written
          promise to pay if its customer does not. It is issued bank to bank, so the lender relies on the bank
          and not only on your balance sheet. <strong>Structuring</strong> means settling the letter’s terms.{' '}
          <strong>Discounting</strong> means raising money against it now. The drawing shows the five moves:
        </p>
        <ol>
          <li>You apply to the issuing bank and give it security.</li>
          <li>The bank sends the letter of credit to the lender.</li>
          <li>The lender pays the funds to you.</li>
          <li>You repay the lender on the agreed dates.</li>
          <li>Only if you do not, the lender claims from the bank, and the bank turns to you.</li>
        </ol>
        <p>
          The last move is why an SBLC is a serious promise: the debt stays yours. For short-term money
          against ordinary invoices, <Link to="/services/billDiscounting">discounting your trade bills</Link>{' '}
          is simpler; for a loan alone, see{' '}
          <Link to="/services/loanForEveryIndian">Loan For Every Indian</Link>.
        </p>
      </Band>
      <Band ground="panel" head={{ note: 'Services', title: 'Fund-raising services, from debt to equity.' }}>
        <IndexFile dividers={instruments} />
      </Band>
      <Reasons
        note="How your case is handled"
        title="Why clients trust us with their funding."
        lead="Raising money means handing strangers your accounts. It is fair to ask how they are handled."
        reasons={trust}
      />
      <Band
        ground="leaf"
        head={{
          note: 'Typical plans',
          title: 'Use cases: which funding fits which plan.',
          lead: 'Typical situations, not client stories. Yours may need a mixture.',
        }}
      >
        <LedgerTable
          caption="Four use cases and the funding that fits"
          columns={['The plan', 'What usually fits', 'Instrument']}
          rows={useCases}
        />
      </Band>
      <Band
        head={{
          note: 'Step by step',
          title: 'The fund-raising process, from first call to release.',
          lead: 'How long it takes depends on the lender and on how complete the papers are. The order is always this.',
        }}
        figure={
          <>
            <Slip title="What to bring to the first meeting">
              <Checklist items={papers} columns={1} />
              <p>
                If your company is rated, bring the rating letter too. If it is not,{' '}
                <Link to="/services/credit-rating">advice on credit ratings</Link> may come first. Your own
                list is under <Link to="/papers">papers to bring</Link>.
              </p>
            </Slip>
            <Notice title="Please note">
              We advise and arrange; we are not a lender, and every approval is the lender’s or investor’s
              decision.
            </Notice>
          </>
        }
      >
        <StepsList steps={steps} />
      </Band>
      <Enquiry
        form={fundRaising}
        title="Show us the plan that you want to fund."
        lead="Kind of funding, amount and company are enough to begin. A page about the plan can follow."
        rosette="fund-raising"
      />
    </>
  );
}
