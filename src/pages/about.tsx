import { Link } from '../components/link.tsx';
import { Band } from '../sections/band.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CallUs } from '../sections/call-us.tsx';
import { CouponSheet } from '../sections/coupon-sheet.tsx';
import { LedgerRows } from '../sections/ledger-rows.tsx';
import type { LedgerRow } from '../sections/ledger-rows.tsx';
import { Charter } from '../sections/charter.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { QuoteBand } from '../sections/quote-band.tsx';
import { Reasons } from '../sections/reasons.tsx';
import { ServiceDirectory } from '../sections/service-directory.tsx';
import { SideBySide } from '../sections/side-by-side.tsx';
import { firm } from '../site/firm.ts';
import { sample } from '../site/sample.ts';

const askers: readonly LedgerRow[] = [
  {
    title: 'A factory owner',
    rosette: 'corporate-consultancy',
    text: 'Wants a limit that fits the order book.',
  },
  {
    title: 'A company',
    rosette: 'debt-restructuring',
    text: 'Pays more interest than its neighbour and does not know why.',
  },
  { title: 'A startup', rosette: 'fund-raising', text: 'Looks for its first funding.' },
  { title: 'A family abroad', rosette: 'real-estate', text: 'Wants to buy a flat at home.' },
  {
    title: 'A foreign company',
    rosette: 'foreign-company',
    text: 'Wants to open an office in India.',
  },
];

const mission = [
  {
    title: 'In plain words',
    text: 'Every term is explained before you sign, and every charge is named.',
  },
  {
    title: 'Compared',
    text: 'Offers are set beside each other, so that the cheaper one is seen and not guessed.',
  },
  {
    title: 'To the end',
    text: 'We stay with a case until the lender, the insurer or the buyer has answered.',
  },
];

const cards = [
  {
    title: 'Fund Raising',
    rosette: 'fund-raising',
    text: 'Money from India and from abroad, for businesses with a plan and the papers to support it. Standby letters of credit are structured and discounted where they fit.',
    link: { to: '/services/fund-raising', label: 'Read more', about: 'about Fund Raising' },
  },
  {
    title: 'Debt Restructuring',
    rosette: 'debt-restructuring',
    text: 'A higher limit or a lower interest rate from the bank you already have. You pay only on successful implementation, and nothing upfront.',
    link: { to: '/services/investment-banking', label: 'Read more', about: 'about Debt Restructuring' },
  },
  {
    title: 'Credit Rating Advisory',
    rosette: 'credit-rating',
    text: 'Your figures and your story put in order before the agency reads them, so that the rating says what the business deserves.',
    link: { to: '/services/credit-rating', label: 'Read more', about: 'about Credit Rating Advisory' },
  },
] as const;

const reasons = [
  {
    title: 'We read as a lender reads',
    text: 'Your balance sheet, your banking and your order book are checked the way a credit officer checks them. Weak points are found by us, not by the bank.',
  },
  {
    title: 'One firm for the whole matter',
    text: 'A loan often needs a rating, a policy and a valuation as well. You explain the business once.',
  },
  {
    title: 'Your own bank comes first',
    text: 'Where the bank you have can be moved to better terms, we begin there. Changing banks costs time.',
  },
  {
    title: 'A clear no, early',
    text: 'If a case is not ready, you hear it in the first talk, with a list of what would make it ready.',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner lead="A financial-advisory and fintech-consulting firm in Noida, working for MSMEs, corporates, startups, NRIs, foreign companies and individuals.">
        <Link to="#services" look="button">
          {' '}
          See all services{' '}
        </Link>
        <Link to="/founderprofile" look="second">
          Meet the founder
        </Link>
      </PageBanner>
      <Band
        head={{
          note: 'Welcome',
          title: `Welcome to ${firm.name}.`,
          lead: 'Most questions about money are decided by somebody who reads your papers. We know how they read, and we prepare you for it.',
          layout: 'wide',
        }}
      >
        <SideBySide>
          <LedgerRows rows={askers} />
          <Prose>
            <p>
              All of them face a credit officer, an underwriter, a rating analyst or a registrar who has never
              met them.
            </p>
            <p>
              We put such a case in order before it is handed in. We ask what will be asked, gather the
              papers, compare what is on offer and say what it costs. Then we speak with the bank, the insurer
              or the agency on your behalf, and explain their answer to you.
            </p>
            <p>
              We are not a bank, not an insurer and not a rating agency. They decide. We see to it that they
              decide on a complete file, and that you know your choices. <strong>22+ years</strong> of
              experience stand behind it; the <Link to="/founderprofile">founder’s profile</Link> tells you in
              which fields.
            </p>
          </Prose>
        </SideBySide>
      </Band>
      <Charter
        title="Our mission"
        statement="To bring sound finance within reach of every Indian business and family: explained in plain words, compared and carried through to the end."
        points={mission}
        rosette="corporate-consultancy"
      />
      <ServiceDirectory
        id="services"
        note="Services"
        title="All our services, group by group."
        lead="Start with the group that sounds like your question. Each service has a page with its steps, its figures and its conditions."
      />
      <CallUs
        title="Call us"
        text={`Somebody answers ${firm.hours}. Would you rather write? Use the contact page.`}
        action={{ label: 'Contact us', to: '/contact' }}
      />
      <Band
        head={{
          note: 'First steps',
          title: 'Where many begin: funds, debt and ratings.',
          layout: 'wide',
        }}
      >
        <CouponSheet coupons={cards} />
      </Band>
      <Reasons
        note="Our habits"
        title="Why choose us, and what you can hold us to."
        lead="How we work for every client, and what came of it so far."
        reasons={reasons}
        figures={[
          { value: '96', unit: '%', label: 'loan approval success' },
          { value: '94', unit: '%', label: 'client retention' },
        ]}
      >
        <Notice title="How to read the two figures above">
          They describe the work done so far and promise nothing about a single case. Whether a loan is
          approved is the lender’s decision.
        </Notice>
      </Reasons>
      <CallToAction
        title="Book a first talk about your question."
        text="A first talk shows what is possible, what it needs and what it would cost."
        action={{ label: 'Book an appointment', to: '/appointment' }}
        rosette="banking-expert"
        call={false}
      />
      <QuoteBand
        {...sample(
          {
            text: 'They told us in the first meeting what the bank would object to. We mended it, went back, and this time the file was read to the end.',
            name: 'Imran Q.',
            designation: 'Partner, steel fabrication, Meerut',
          },
          'testimonial of the About page',
        )}
        seal="loans"
        rating={4}
        emptyRating={1}
      />
    </>
  );
}
