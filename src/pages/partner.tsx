import { partner } from '../enquiry/forms/expansion.ts';
import { mutualFundRisk } from '../messages/legal.ts';
import { Enquiry } from '../sections/enquiry.tsx';
import { Link } from '../components/link.tsx';
import { GroupedRows } from '../sections/grouped-rows.tsx';
import { Checklist } from '../sections/checklist.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { PartnerDesk, partnerDeskFrame } from '../sections/drawings/partner-desk.tsx';
import { FigureFrame } from '../sections/figure-frame.tsx';
import { FigureSpread } from '../sections/figure-spread.tsx';
import { PercentRange } from '../components/percent-range.tsx';
import { PartnerExample, PartnerPaymentDays, withSampleMark } from '../sections/partner-payment.tsx';
import { partnerShares } from '../site/partner-programme.ts';
import { isSample, sample } from '../site/sample.ts';
import { PageSection } from '../sections/page-section.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { EntryCards } from '../sections/entry-cards.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import type { TextRow } from '../sections/text-rows.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageAction } from '../sections/page-action.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Steps } from '../sections/steps.tsx';

const products: readonly TextRow[] = [
  {
    title: 'Loans',
    rosette: 'loans',
    points: [
      'Personal, home and car loans',
      'Gold loans and loans against property',
      'Business and MSME loans',
    ],
    link: { to: '/services/loanForEveryIndian', label: 'Read more' },
  },
  {
    title: 'Insurance',
    rosette: 'insurance',
    points: ['Life and health', 'Motor, travel, marine and home', 'Cover for businesses and loans'],
    link: { to: '/services/ourInsuranceServices', label: 'Read more' },
  },
  {
    title: 'Investments and wealth',
    rosette: 'wealth',
    points: ['Mutual funds and fixed deposits', 'PMS and AIF', 'Trading accounts'],
    link: { to: '/services/wealth', label: 'Read more' },
  },
  {
    title: 'Bill discounting',
    rosette: 'bill-discounting',
    points: ['Trade invoices and purchase orders', 'Export bills', 'Standby letters of credit (SBLC)'],
    link: { to: '/services/billDiscounting', label: 'Read more' },
  },
  {
    title: 'Advice for companies',
    rosette: 'debt-restructuring',
    points: ['Debt restructuring', 'Credit rating advisory', 'Consultancy on bank proposals'],
    link: { to: '/services/investment-banking', label: 'Read more' },
  },
  {
    title: 'Real estate',
    rosette: 'real-estate',
    points: ['Advice before buying', 'Due diligence in six steps', 'Plans for selling'],
    link: { to: '/services/realState', label: 'Read more' },
  },
];

const shares = [
  [
    'Personal, home and car loans',
    'once the loan is disbursed',
    <PercentRange key="1" range={partnerShares.personalLoans} of="of the loan" />,
  ],
  [
    'Business and MSME loans',
    'once the loan is disbursed',
    <PercentRange key="2" range={partnerShares.businessLoans} of="of the loan" />,
  ],
  [
    'Bill discounting',
    'once your client has received the money',
    <PercentRange key="3" range={partnerShares.billDiscounting} of="of our fee" />,
  ],
  [
    'Insurance',
    'once the policy is issued, if you are licensed',
    <PercentRange key="4" range={partnerShares.insurance} of="of our commission" />,
  ],
  [
    'Mutual funds, PMS and AIF',
    'once the money is invested, if you are registered',
    <PercentRange key="5" range={partnerShares.investments} of="of our commission" />,
  ],
  [
    'Advice for companies',
    'once your client has paid our invoice',
    <PercentRange key="6" range={partnerShares.advice} of="of our fee" />,
  ],
  [
    'Real estate',
    'once the deed is registered, if you are a registered agent',
    <PercentRange key="7" range={partnerShares.realEstate} of="of our fee" />,
  ],
] as const;

const terms: readonly TextRow[] = [
  {
    title: 'When you are paid',
    text: (
      <>
        By bank transfer within <PartnerPaymentDays /> days after the lender, insurer or client has paid us.
        Tax is deducted at source where the law requires it.
      </>
    ),
  },
  {
    title: 'What you sign',
    text: 'A partner agreement with your share for each product, the payment date, confidentiality, and how either side can end it. You can take it home and read it first.',
  },
  {
    title: 'What we need from you',
    text: 'PAN, bank details, your licence or registration for a regulated product, and your GST number if you have one.',
  },
  {
    title: 'Chartered accountants',
    text: 'The Chartered Accountants Act, 1949 (First Schedule, Part I, clauses 2 and 3) restricts how a chartered accountant in practice shares fees and profits with people who are not members of the ICAI. Ask the ICAI before you sign.',
  },
];

const partners = [
  {
    title: 'Insurance agents',
    text: 'Your client now wants a car loan or a deposit.',
    entry: 'Loans and investments',
  },
  {
    title: 'Fund distributors',
    text: 'Your investor asks about portfolio services or family insurance.',
    entry: 'PMS, AIF and insurance',
  },
  {
    title: 'Loan agents',
    text: 'Your borrower is refused by one lender, or needs a larger limit.',
    entry: 'More lenders, bill discounting, restructuring',
  },
  {
    title: 'Bankers',
    text: 'A good customer needs something your bank does not offer.',
    entry: 'Ratings, funding from abroad, loan proposals',
  },
  {
    title: 'Advisors',
    text: 'You keep accounts or file returns, and your client asks for finance.',
    entry: 'All our services, as your profession allows',
  },
];

const joining = sample(
  [
    {
      title: 'Can an individual join?',
      text: 'Yes. You need a PAN and a bank account, but no company, office or target.',
    },
    {
      title: 'What does joining cost?',
      text: 'Nothing. Joining is free, and so are the dashboard and the marketing toolkit.',
    },
    {
      title: 'Do you need a licence for loans?',
      text: 'You only refer the client; we deal with the lender. If you also act for a lender, its rules for agents apply. Tell us what you do, and we tell you before you start what you need.',
    },
  ],
  'who can join as a partner, what joining costs and what partners for loans need',
);

const partnerBenefits = [
  {
    title: 'A share of the revenue',
    text: 'Explained for each product before you start.',
  },
  {
    title: 'A dashboard',
    text: 'See the stage of each of your leads.',
  },
  {
    title: 'A marketing toolkit',
    text: 'Ready-made material about the products for your clients.',
  },
];

const supportItems = [
  {
    title: 'We do the work',
    text: 'Proposals and follow-up with lenders and insurers.',
  },
  {
    title: 'More to offer',
    text: 'Your client need not go elsewhere.',
  },
  {
    title: 'Expert support',
    text: 'Help with difficult cases from a team led by a banker with 22+ years of experience.',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="Insurance agents, fund distributors, loan agents, bankers and advisors: refer your clients to us and share the revenue, where the law allows it.">
        <Link to="#contact" variant="button">
          Become a partner
        </Link>
        <Link to="#products" variant="second">
          See what you can offer
        </Link>
      </PageBanner>
      <PageSection
        id="products"
        head={{
          note: 'Products',
          title: 'What a partner can offer',
          intro: 'Your clients trust you. Offer them the product they ask for next.',
          layout: 'wide',
        }}
      >
        <TextRows rows={products} />
        <Notice title="Regulated products">
          <p>Insurance is the subject matter of solicitation. {mutualFundRisk}</p>
          <p>
            We are not a lender: approval is the lender’s decision. To sell a regulated product yourself you
            need the licence or registration that the law requires. Before you start, we explain which
            referrals can earn a commission.
          </p>
        </Notice>
      </PageSection>
      <PageSection
        id="dashboard"
        ground="muted"
        head={{
          title: 'What you work with',
          intro: 'You see where each lead is, without a call.',
        }}
        figure={
          <FigureFrame {...partnerDeskFrame} caption="Illustration with invented leads.">
            <PartnerDesk />
          </FigureFrame>
        }
      >
        <Checklist
          items={[
            { title: 'Four stages for each lead', text: 'Documents, application, approval and payment.' },
            { title: 'Your share', text: 'The amount for each lead, and the date of payment.' },
            { title: 'Leaflets and rate cards', text: 'With your name and phone number.' },
            { title: 'A link of your own', text: 'It tells us which client you sent.' },
          ]}
        />
      </PageSection>
      <PageSection
        ground="card"
        head={{
          title: 'Who can join as a partner',
          intro: 'If your clients ask you about loans, insurance or investments, you can join.',
        }}
      >
        <EntryCards label="You could add" cards={partners} />
        <TextRows rows={joining.map(withSampleMark)} />
      </PageSection>
      <FigureSpread
        figure={{
          prefix: '₹',
          value: '0',
          label: 'to join; the dashboard and the marketing toolkit are free too',
          ...(isSample(joining) && { source: '' }),
        }}
        items={[
          { value: '7', label: 'product groups that pay a share' },
          { value: '4', label: 'stages of each lead, in your dashboard' },
        ]}
      />
      <PageSection
        id="share"
        head={{
          note: 'Your share',
          title: 'What a referral pays',
          intro: 'Ranges by product. Your agreement names the exact share.',
          layout: 'wide',
        }}
      >
        <DataTable
          caption="What a referral pays, by product"
          columns={['Product', 'Earned', 'Your share']}
          rows={shares}
        />
        <p>
          For a home loan of ₹50 lakh that is <PartnerExample />. Questions first?{' '}
          <Link to="/appointment?about=Something%20else">Request an appointment</Link>.
        </p>
        <TextRows rows={terms} />
        <PageAction />
      </PageSection>
      <PageSection
        head={{
          title: 'Benefits for partners',
          intro: 'You keep the client relationship. We do the work behind it.',
          layout: 'wide',
        }}
      >
        <GroupedRows
          groups={[
            { note: 'For you', title: 'What you get', rows: partnerBenefits },
            { note: 'From us', title: 'How we support you', rows: supportItems },
          ]}
        />
      </PageSection>
      <CallToAction
        title="Ready to join?"
        text="You learn your share for each product before you decide."
        action={{ label: 'Become a partner', to: '#contact' }}
        rosette="fund-raising"
      />
      <Steps
        title="How to become a partner"
        steps={[
          {
            title: 'Fill an interest form',
            text: 'Use the form below: name, profession, city and a way to reach you.',
          },
          {
            title: 'Our team connects and explains revenue sharing',
            text: 'We explain your share for each product and when it is paid. You decide afterwards.',
          },
          {
            title: 'Get a dashboard and marketing toolkit',
            text: 'Track your leads on the dashboard and use our ready-made marketing material.',
          },
          {
            title: 'Start referring leads',
            text: 'Ask for your client’s consent and send them your own link: it tells us that they come from you. We do the work; you stay informed.',
          },
        ]}
      />
      <Enquiry
        form={partner}
        id="contact"
        title="Interest form for channel partners"
        intro="Fill in a few details and we will call you to explain the next steps."
        rosette="fund-raising"
      />
    </>
  );
}
