import { partner } from '../enquiry/forms/build.ts';
import { Enquiry } from '../sections/enquiry.tsx';
import { Link } from '../components/link.tsx';
import { AccountBook } from '../sections/account-book.tsx';
import { Band } from '../sections/band.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { IndexCards } from '../sections/index-cards.tsx';
import { LedgerRows } from '../sections/ledger-rows.tsx';
import type { LedgerRow } from '../sections/ledger-rows.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Steps } from '../sections/steps.tsx';

const products: readonly LedgerRow[] = [
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
    title: 'Bills',
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

const partners = [
  {
    title: 'Insurance agents',
    text: 'The client you insured last year now wants a car loan or a deposit.',
    entry: 'Loans and investments beside the policies you sell',
  },
  {
    title: 'Fund distributors',
    text: 'An investor asks about portfolio services, or about cover for the family.',
    entry: 'PMS, AIF and insurance beside the funds',
  },
  {
    title: 'Loan agents',
    text: 'A borrower is turned away by one lender, or outgrows the first loan.',
    entry: 'More lenders, bill discounting and restructuring',
  },
  {
    title: 'Bankers',
    text: 'A good customer needs something your own institution does not offer.',
    entry: 'Ratings, funding from abroad, advice on proposals',
  },
  {
    title: 'Advisors',
    text: 'You keep the books or file the returns, and the client asks where to find money.',
    entry: 'The whole list, and we do the work',
  },
];

const yours = [
  {
    title: 'A share of the revenue',
    text: 'How it is shared, and where the law allows it, is explained before you begin, product by product.',
  },
  {
    title: 'A dashboard',
    text: 'You see which of your leads has reached which stage, without having to ask.',
  },
  {
    title: 'A marketing toolkit',
    text: 'Ready-made material about the products, for your own clients.',
  },
];

const behindYou = [
  {
    title: 'The work done for you',
    text: 'Proposals, and talks with lenders and insurers, are our part.',
  },
  {
    title: 'More to offer',
    text: 'Your client finds the next product with you, not with a stranger.',
  },
  {
    title: 'Somebody to ask',
    text: 'People with 22+ years of experience, for the case you have not met before.',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner lead="Insurance agents, fund distributors, loan agents, bankers and advisors can offer our products to their own clients and share the revenue.">
        <Link to="#contact" look="button">
          Become a partner
        </Link>
        <Link to="#products" look="second">
          See what you can offer
        </Link>
      </PageBanner>
      <Band
        id="products"
        head={{
          note: 'Products',
          title: 'What a partner can offer.',
          lead: 'You know your clients and have their trust. What you may lack is the product they ask for next. Take from this list what suits them; nobody has to offer all of it.',
          layout: 'wide',
        }}
      >
        <LedgerRows rows={products} />
        <Notice title="Regulated products">
          <p>
            Insurance is the subject matter of solicitation. Mutual Fund investments are subject to market
            risks, read all scheme related documents carefully.
          </p>
          <p>
            We are not a lender: approval is the lender’s decision. To sell a regulated product yourself you
            need the licence or registration that the law asks for. Referring a client to us is a different
            matter, and we explain the difference in the first talk.
          </p>
        </Notice>
      </Band>
      <Band
        ground="leaf"
        head={{
          note: 'You and your clients',
          title: 'Who can join as a partner.',
          lead: 'If clients ask you about money, you can be a partner.',
        }}
      >
        <IndexCards label="You could add" cards={partners} />
      </Band>
      <Band
        head={{
          note: 'Benefits',
          title: 'What a partner gains.',
          lead: 'You keep the client and the conversation. We add what stands behind it.',
          layout: 'wide',
        }}
      >
        <AccountBook
          pages={[
            { note: 'In your hands', title: 'What you get', rows: yours },
            { note: 'At your back', title: 'What stands behind you', rows: behindYou },
          ]}
        />
      </Band>
      <CallToAction
        title="Become a partner: tell us your profession and city."
        text="Everything else can wait for the first talk."
        action={{ label: 'Become a partner', to: '#contact' }}
        rosette="fund-raising"
      />
      <Steps
        note="How it works"
        title="How to become a partner, step by step."
        steps={[
          {
            title: 'Fill an interest form',
            text: 'The form is at the foot of this page. Your name, profession, city and a way to reach you are enough.',
          },
          {
            title: 'Our team connects and explains revenue sharing',
            text: 'You hear how each product is shared and when it is paid. Ask what you like; nothing is agreed yet.',
          },
          {
            title: 'Get a dashboard and marketing toolkit',
            text: 'You follow your leads in the one, and find words and pictures for your clients in the other.',
          },
          {
            title: 'Start referring leads',
            text: 'You name the client and the need, with the client’s consent. We take it from there and keep you informed.',
          },
        ]}
      />
      <Enquiry
        form={partner}
        id="contact"
        title="Interest form for channel partners."
        lead="Your profession and your city are enough. What you would like to add, we settle in the first talk."
        rosette="fund-raising"
      />
    </>
  );
}
