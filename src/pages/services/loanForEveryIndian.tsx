import { LoanRanges, loanRangesHeight } from '../../components/drawings/loan-ranges.tsx';
import { Link } from '../../components/link.tsx';
import { Band } from '../../sections/band.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { CardGrid } from '../../sections/card-grid.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { ContactBlock } from '../../sections/contact-block.tsx';
import { Faq } from '../../sections/faq.tsx';
import { FigureBand } from '../../sections/figure-band.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { LedgerTable } from '../../sections/ledger-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Page } from '../../sections/page.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { sample } from '../../site/sample.ts';

const figures = [
  { value: '50', unit: '+', label: 'lending partners' },
  { prefix: '₹', value: '5', unit: 'crore', label: 'the largest loan' },
  { value: '30', unit: 'years', label: 'the longest tenure' },
  { value: '100', unit: ' %', label: 'digital' },
];

const ranges = [
  { name: 'Holiday', words: '₹ 50,000–5 lakh', from: 50_000, to: 500_000 },
  { name: 'Mudra', words: '₹ 50,000–10 lakh', from: 50_000, to: 1_000_000 },
  { name: 'Personal', words: '₹ 50,000–25 lakh', from: 50_000, to: 2_500_000 },
  { name: 'Business', words: '₹ 1 lakh–1 crore', from: 100_000, to: 10_000_000 },
  { name: 'CGTMSE', words: 'up to ₹ 2 crore', to: 20_000_000 },
  { name: 'Home', words: '₹ 5 lakh–5 crore', from: 500_000, to: 50_000_000 },
];

const summary = [
  ['Personal loan', 'Any purpose, no security, up to 5 years', '₹ 50,000–25 lakh'],
  ['Holiday loan', 'A journey now, repaid over time', '₹ 50,000–5 lakh'],
  ['Home loan', 'To buy or build, up to 30 years', '₹ 5 lakh–5 crore'],
  ['Car loan', 'New or used, the car is the security', 'up to 100 % financing'],
  ['Loan against property', 'Money on a house, shop or plot you own', 'up to 15 years'],
  ['Gold loan', 'Against ornaments, disbursed quickly', 'within 30 minutes'],
  ['Unsecured business loan', 'On turnover and bank statements', '₹ 1 lakh–1 crore'],
  ['Mudra loan', 'For very small businesses', '₹ 50,000–10 lakh'],
  ['CGTMSE loan', 'With a guarantee instead of property', 'up to ₹ 2 crore'],
];

const personal = [
  {
    note: '₹ 50,000–25 lakh, up to 5 years',
    title: 'Personal loan',
    text: 'A wedding, a hospital bill, fees, or costly card debt put into one instalment. No security is asked; income and repayment record decide.',
  },
  {
    note: '₹ 50,000–5 lakh',
    title: 'Holiday loan',
    text: 'A smaller personal loan for tickets, hotel and visa. Borrow what the journey costs, and close it before the next one.',
  },
] as const;

const secured = [
  {
    note: '₹ 5 lakh–5 crore',
    title: 'Home loan',
    text: 'To buy, build, extend, or move an existing loan to a lower rate, over up to 30 years. The lender checks the title as well as you.',
    link: {
      to: '/services/realState',
      label: 'Check the property first',
      about: 'with our real-estate advice',
    },
  },
  {
    note: 'up to 100 % financing',
    title: 'Car loan',
    text: 'For a new or a used car, which itself is the security until the last instalment is paid.',
  },
  {
    note: 'up to 15 years',
    title: 'Loan against property',
    text: 'Your house, shop or plot secures a loan for business or family. You go on living or trading there.',
  },
  {
    note: 'within 30 minutes',
    title: 'Gold loan',
    text: 'Ornaments are weighed, valued and kept in the lender’s vault, and the money is disbursed. They come back when the loan is closed.',
  },
] as const;

const business = [
  {
    title: 'Unsecured business loan, ₹ 1 lakh to ₹ 1 crore',
    text: 'Decided on turnover, GST returns and bank statements. Nothing is pledged.',
  },
  {
    title: 'SME loan',
    text: 'A term loan for premises, expansion or a second branch.',
  },
  {
    title: 'Working capital',
    text: 'A limit for stock, wages and the days until customers pay.',
  },
  {
    title: 'Machinery loan',
    text: 'For equipment that pays its instalments from what it makes.',
  },
];

const schemes = [
  {
    note: '₹ 50,000–10 lakh',
    title: 'Mudra',
    text: 'Pradhan Mantri Mudra Yojana is for very small businesses outside farming: shops, workshops, services. Banks and finance companies lend without collateral.',
    points: ['For a first loan as for a growing business', 'Paid out by an ordinary lender'],
  },
  {
    note: 'up to ₹ 2 crore',
    title: 'CGTMSE',
    text: 'The Credit Guarantee Fund Trust for Micro and Small Enterprises stands behind the loan. It does not lend: it assures the bank, so that you need not pledge property.',
    points: ['For micro and small enterprises', 'Your lender applies for the guarantee'],
  },
] as const;

const reasons = [
  {
    title: 'One form, many lenders',
    text: 'Your case is matched with 50+ lending partners, so you do not collect refusals one by one.',
  },
  { title: '100 % digital', text: 'Papers are sent, checked and signed online where the lender allows it.' },
  {
    title: 'The whole cost',
    text: 'Rate, processing fee, insurance and foreclosure charges are shown together.',
  },
  {
    title: 'The right size',
    text: 'We work out the instalment your income carries before you fix the amount.',
  },
];

const coverage = sample(
  [
    [
      'Metros and tier 1',
      'Delhi NCR, Mumbai, Bengaluru, Chennai, Hyderabad, Kolkata, Pune, Ahmedabad',
      'All loans on this page',
    ],
    [
      'Tier 2',
      'State capitals and large towns such as Jaipur, Lucknow, Indore, Nagpur, Kochi',
      'All loans on this page',
    ],
    [
      'Tier 3 and smaller',
      'District towns and the villages round them',
      'Digital first; gold and property are valued on the spot',
    ],
  ],
  'places covered, by city tier',
);

const questions = [
  {
    id: 'msme-udyam',
    question: 'Is my business an MSME, and do I need Udyam registration?',
    answer:
      'Micro, small and medium enterprises are defined by investment in plant and equipment and by turnover. Udyam registration is the government’s proof of it, made online with Aadhaar and PAN. Lenders ask for it when a loan falls under a scheme for MSMEs.',
  },
  {
    id: 'msme-collateral',
    question: 'Can I borrow without pledging property?',
    answer:
      'Yes. Unsecured business loans run from ₹ 1 lakh to ₹ 1 crore, Mudra loans from ₹ 50,000 to ₹ 10 lakh, and with a CGTMSE guarantee up to ₹ 2 crore is possible without collateral. The lender then looks harder at turnover and repayment record.',
  },
  {
    id: 'msme-papers',
    question: 'Which papers does a lender ask for?',
    answer:
      'PAN and Aadhaar of the owners, proof of the business, GST returns, bank statements, income-tax returns with accounts, and a list of running loans. For machinery, the quotation as well.',
  },
  {
    id: 'msme-score',
    question: 'My credit score is low. Is there any way?',
    answer:
      'Sometimes. Security, a guarantor or a smaller first loan can help. Look at your credit report first: errors in it can be disputed. We will say openly when it is better to repair the score and apply later.',
  },
  {
    id: 'msme-decision',
    question: 'Who decides on my loan?',
    answer:
      'The lender alone. We prepare the application, choose suitable lenders with you and follow the case. We cannot promise an approval, and nobody else honestly can.',
  },
];

export function Screen() {
  return (
    <Page
      title="Loan For Every Indian"
      description="Personal, home, car, gold, property and business loans from 50+ lending partners, up to ₹ 5 crore and 30 years, 100 % digital."
    >
      <PageBanner
        path="/services/loanForEveryIndian"
        title="Loan For Every Indian"
        lead="Personal, secured and business loans, from ₹ 50,000 to ₹ 5 crore, with 50+ lending partners."
      >
        <Link to="/services/loanForEveryIndian#apply" look="button">
          Apply for Loan
        </Link>
        <Link to="/services/loanForEveryIndian#amounts" look="on-plate">
          Compare the amounts
        </Link>
      </PageBanner>
      <FigureBand items={figures} />
      <Band
        id="amounts"
        head={{
          note: 'All loans',
          title: 'Which loan is how large?',
          lead: 'Two questions narrow the choice: how much you need, and whether you can offer security. As a rule, secured loans are larger, longer and cheaper.',
        }}
        figure={
          <FigureFrame
            viewBox={`0 0 300 ${loanRangesHeight(ranges.length)}`}
            title="Loan amounts side by side"
            description="Six bars on one scale from ₹ 50,000 to ₹ 5 crore, on which each mark is ten times the one before. Holiday ₹ 50,000 to 5 lakh. Mudra ₹ 50,000 to 10 lakh. Personal ₹ 50,000 to 25 lakh. Business, unsecured, ₹ 1 lakh to 1 crore. CGTMSE up to ₹ 2 crore. Home ₹ 5 lakh to 5 crore."
            caption="Each mark of the scale is ten times the one before. “Business” is the unsecured business loan."
          >
            <LoanRanges ranges={ranges} />
          </FigureFrame>
        }
      >
        <LedgerTable
          caption="Summary of loans"
          columns={['Loan', 'What it is', 'Amount or term']}
          rows={summary}
        />
      </Band>
      <Band
        ground="panel"
        head={{
          note: 'Personal loans',
          title: 'On your income alone.',
          layout: 'wide',
          lead: 'Nothing is pledged, so the lender relies on salary or business income and on your credit report.',
        }}
      >
        <CardGrid cards={personal} columns={2} />
      </Band>
      <Band
        head={{
          note: 'Secured loans',
          title: 'Against a home, a car, land or gold.',
          lead: 'The security lowers the rate and lengthens the term. It can be lost if the loan is not repaid, so borrow with a margin.',
        }}
      >
        <CardGrid cards={secured} columns={4} />
      </Band>
      <Band
        ground="ledger"
        head={{
          note: 'Business loans',
          title: 'For stock, machines and growth.',
          lead: 'For proprietors, partnerships and companies with a record of sales.',
        }}
      >
        <Checklist items={business} />
        <p>
          If customers owe you money already, <Link to="/services/billDiscounting">bill discounting</Link> may
          need no loan at all.
        </p>
      </Band>
      <Band
        head={{
          note: 'Government schemes',
          title: 'Two schemes for MSMEs without collateral.',
          layout: 'wide',
          lead: 'The state does not hand out this money itself. It makes it easier for your bank to say yes.',
        }}
      >
        <CardGrid cards={schemes} columns={2} />
      </Band>
      <Band ground="leaf" head={{ note: 'Why choose us', title: 'We read your papers as a lender will.' }}>
        <Checklist items={reasons} />
      </Band>
      <CallToAction
        title="Say what you need. We will say what is possible."
        text="Amount, purpose and income: with these three a first answer can be given."
        action={{ label: 'Get Started Now', to: '/services/loanForEveryIndian#contact' }}
        rosette="loans"
      />
      <Band head={{ note: 'Coverage', title: 'From metros to district towns.' }}>
        <LedgerTable
          caption="Coverage by city tier"
          columns={['Tier', 'Places', 'What is offered']}
          rows={coverage}
          amount={false}
        />
      </Band>
      <ServiceLayout path="/services/loanForEveryIndian">
        <Prose
          id="apply"
          title="Apply for a loan"
          lead="An application is three things: who you are, what you earn, and what you owe already."
        >
          <h3>If you are employed</h3>
          <ul>
            <li>PAN, Aadhaar and proof of address</li>
            <li>Salary slips, Form 16 and statements of the salary account</li>
          </ul>
          <h3>If you run a business</h3>
          <ul>
            <li>PAN, Aadhaar, and Udyam or GST registration</li>
            <li>Income-tax returns with accounts, GST returns and bank statements</li>
          </ul>
          <h3>If you offer security</h3>
          <ul>
            <li>Title papers of the property, the car’s quotation, or the ornaments themselves</li>
          </ul>
          <p>
            <Link to="/contact" look="outline">
              Send your loan enquiry
            </Link>
          </p>
          <Notice>
            We are not a lender. Approval, rate and amount are the lender’s decision, and no approval is
            promised. No fee is ever asked for in the chat.
          </Notice>
        </Prose>
        <Faq title="Questions from MSMEs" mode="loan" items={questions} />
        <ContactBlock
          id="contact"
          title="Get started"
          text="Call, write or chat. Have amount, purpose and monthly income at hand; papers can follow."
        />
      </ServiceLayout>
    </Page>
  );
}
