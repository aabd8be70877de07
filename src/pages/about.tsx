import { Link } from '../components/link.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CallUs } from '../sections/call-us.tsx';
import { FeaturedServices } from '../sections/featured-services.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import type { TextRow } from '../sections/text-rows.tsx';
import { MissionStatement } from '../sections/mission-statement.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { QuoteSection } from '../sections/quote-section.tsx';
import { Reasons } from '../sections/reasons.tsx';
import { ServiceDirectory } from '../sections/service-directory.tsx';
import { SideBySide } from '../sections/side-by-side.tsx';
import { figures } from '../site/figures.ts';
import { firm } from '../site/firm.ts';
import { isSample, sample } from '../site/sample.ts';

const clientGroups: readonly TextRow[] = [
  {
    title: 'A factory owner',
    rosette: 'corporate-consultancy',
    text: 'Needs a working capital limit that matches its orders.',
  },
  {
    title: 'A company with loans',
    rosette: 'debt-restructuring',
    text: 'Is paying a higher rate than it needs to.',
  },
  { title: 'A startup', rosette: 'fund-raising', text: 'Is looking for its first funding.' },
  {
    title: 'A family',
    rosette: 'real-estate',
    text: 'Wants a home loan, the right insurance and a savings plan.',
  },
  {
    title: 'An NRI or foreign company',
    rosette: 'foreign-company',
    text: 'Wants to buy property or open an office in India.',
  },
];

const mission = [
  {
    title: 'In plain words',
    text: 'We explain every term and every charge before you sign.',
  },
  {
    title: 'Offers compared',
    text: 'We compare offers side by side, so that you can see the better one.',
  },
  {
    title: 'To the end',
    text: 'We follow up your case until the lender, insurer or buyer has decided.',
  },
];

const cards = [
  {
    title: 'Fund Raising',
    rosette: 'fund-raising',
    text: 'Funds from India and abroad for your business, including standby letters of credit (SBLC).',
    link: { to: '/services/fund-raising', label: 'Read more', about: 'about Fund Raising' },
  },
  {
    title: 'Debt Restructuring',
    rosette: 'debt-restructuring',
    text: 'A higher limit or a lower rate with the bank you already have. You pay only on successful implementation.',
    link: { to: '/services/investment-banking', label: 'Read more', about: 'about Debt Restructuring' },
  },
  {
    title: 'Credit Rating Advisory',
    rosette: 'credit-rating',
    text: 'We prepare your accounts, projections and interview, so that the agency sees your business at its best.',
    link: { to: '/services/credit-rating', label: 'Read more', about: 'about Credit Rating Advisory' },
  },
] as const;

const reasons = [
  {
    title: 'We check as a lender does',
    text: 'We review your balance sheet, bank statements and orders as a credit officer would, and find weak points before the bank does.',
  },
  {
    title: 'One firm for everything',
    text: 'A loan often needs a rating, a policy and a valuation too. You explain your business once.',
  },
  {
    title: 'Your own bank comes first',
    text: 'If your present bank can give better terms, we start there. Changing banks takes time.',
  },
  {
    title: 'An early, honest answer',
    text: 'If your case is not ready, we tell you at the first consultation, with a list of what to improve.',
  },
];

const quote = sample(
  {
    text: 'They told us at the first meeting what the bank would object to. We corrected it, applied again, and the loan was approved.',
    name: 'Imran Q.',
    designation: 'Partner, steel fabrication, Meerut',
  },
  'testimonial of the About page',
);

export function Screen() {
  return (
    <>
      <PageBanner intro="A financial advisory and fintech consulting firm in Noida. We help businesses, families, NRIs and foreign companies with loans, funding, insurance and investments.">
        <Link to="#services" variant="button">
          {' '}
          See all services{' '}
        </Link>
        <Link to="/founderprofile" variant="second">
          Meet the founder
        </Link>
      </PageBanner>
      <PageSection
        head={{
          note: 'Welcome',
          title: `Welcome to ${firm.name}`,
          intro:
            'Banks, insurers and rating agencies decide on the basis of your documents. We know what they look for, and we help you prepare.',
          layout: 'wide',
        }}
      >
        <SideBySide>
          <TextRows rows={clientGroups} />
          <Prose>
            <p>Each of them has to convince a credit officer, an underwriter or a rating analyst.</p>
            <p>
              We prepare your case before it is submitted: we collect the documents, compare offers and show
              you the full cost. Then we speak to the bank, insurer or agency for you and explain their
              answer.
            </p>
            <p>
              We are not a bank, an insurer or a rating agency. They decide; we make sure that they decide on
              a complete file. Our founder has <strong>22+ years</strong> of experience in banking and
              finance: read the <Link to="/founderprofile">founder’s profile</Link>.
            </p>
          </Prose>
        </SideBySide>
      </PageSection>
      <MissionStatement
        title="Our mission"
        statement="To bring sound finance within the reach of every Indian business and family."
        points={mission}
        rosette="corporate-consultancy"
      />
      <ServiceDirectory
        id="services"
        note="Services"
        title="All our services"
        intro="Each service has a page with its steps, costs and conditions."
      />
      <CallUs
        title="Call us"
        text={`We are open ${firm.hours}. Prefer to write? Use the contact form.`}
        action={{ label: 'Contact us', to: '/contact' }}
      />
      <PageSection
        head={{
          title: 'Where most clients start',
          layout: 'wide',
        }}
      >
        <FeaturedServices coupons={cards} />
      </PageSection>
      <Reasons
        title="Why choose us"
        intro="What you can expect from us in every case."
        reasons={reasons}
        figures={[figures.approval, figures.retention]}
      >
        <Notice title="About these figures">
          Past results do not guarantee approval in your case. The lender decides.
        </Notice>
      </Reasons>
      <CallToAction
        title="Book a consultation"
        text="Find out what is possible, what you need and what it would cost."
        action={{ label: 'Book an appointment', to: '/appointment' }}
        rosette="banking-expert"
        call={false}
      />
      <QuoteSection {...quote} sampled={isSample(quote)} seal="loans" rating={4} emptyRating={1} />
    </>
  );
}
