import { Link } from '../components/link.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { MissionStatement } from '../sections/mission-statement.tsx';
import { ContactBlock } from '../sections/contact-block.tsx';
import { FounderIntro } from '../sections/founder-intro.tsx';
import { TextRows } from '../sections/text-rows.tsx';
import type { TextRow } from '../sections/text-rows.tsx';
import { PageAction } from '../sections/page-action.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Reasons } from '../sections/reasons.tsx';
import { figures } from '../site/figures.ts';
import { firm } from '../site/firm.ts';

const expertise: readonly TextRow[] = [
  {
    title: 'Bank credit',
    text: 'Term loans, working capital limits and limit enhancement: what a proposal must show.',
    rosette: 'corporate-consultancy',
    link: {
      to: '/services/FinancialConsultancyforCorporates',
      label: 'Consultancy for corporates',
      about: '',
    },
  },
  {
    title: 'Cost of debt',
    text: 'Interest, charges and security reviewed, and the case for better terms made to your present bank.',
    rosette: 'debt-restructuring',
    link: { to: '/services/investment-banking', label: 'Debt restructuring', about: '' },
  },
  {
    title: 'Credit ratings',
    text: 'Documents, projections and the management interview, prepared before the agency asks.',
    rosette: 'rating-process',
    link: { to: '/services/creditRatingAdversory', label: 'Rating services and process', about: '' },
  },
  {
    title: 'Bills and letters of credit',
    text: 'Trade and export bills discounted before they are due, and standby letters of credit (SBLC) worded so that foreign banks accept them.',
    rosette: 'bill-discounting',
    link: { to: '/services/billDiscounting', label: 'Bill discounting', about: '' },
  },
  {
    title: 'Funding from abroad',
    text: 'What international lenders and investors expect from an Indian borrower.',
    rosette: 'fund-raising',
    link: { to: '/services/fund-raising', label: 'Fund raising', about: '' },
  },
  {
    title: 'Advice to individuals',
    text: 'Home loans, deposits and second opinions, in one-to-one consultations.',
    rosette: 'banking-expert',
    link: { to: '/services/bankingDomainExpertConsultency', label: 'Banking expert consultancy', about: '' },
  },
];

const vision = [
  {
    title: 'No surprises',
    text: 'A borrower should know the rate, charges and conditions as well as the lender does.',
  },
  {
    title: 'The same care for MSMEs',
    text: 'A small firm’s proposal should be prepared as carefully as a large company’s.',
  },
  {
    title: 'Better trained staff',
    text: 'Trained staff serve customers better. So we also train staff for banks, finance companies and insurers.',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="22+ years in banking and finance, now working for borrowers, investors and their families.">
        <Link to="#contact" variant="button">
          Contact the founder
        </Link>
        <Link to="/appointment?about=Banking%20Domain%20Expert%20Consultancy" variant="second">
          Book the free discovery call
        </Link>
      </PageBanner>
      <FounderIntro
        note={`${firm.founder.role} of ${firm.name}`}
        title={firm.founder.name}
        intro="A banker’s experience, working for you."
        rosette="corporate-consultancy"
      >
        <p>
          After 22+ years with loan proposals, our founder knows what a lender looks for, and started this
          firm to put that knowledge to work for MSMEs, corporates, startups, NRIs, foreign companies and
          families.
        </p>
        <p>
          The method is simple. Review the case as a lender would. Correct what we can, and tell the client
          openly what we cannot. Then take the file to the right lender, and follow up until there is an
          answer.
        </p>
        <p>
          The founder joins consultations, guides the team in difficult cases and coaches promoters before
          they meet their bank.
        </p>
      </FounderIntro>
      <PageSection
        ground="card"
        head={{
          title: 'Areas of expertise',
          intro: 'Each area links to the service, with its steps and conditions.',
        }}
      >
        <TextRows rows={expertise} />
        <PageAction />
      </PageSection>
      <MissionStatement
        title="The founder’s vision"
        statement="No good business in India should be refused because of a poor loan file."
        points={vision}
        rosette="wealth"
      />
      <Reasons
        title="Achievements of the firm"
        intro="Results so far. In each new case the lender decides."
        reasons={[
          {
            title: 'Banking experience',
            text: 'The founder’s years in banking and finance.',
            value: '22+',
            measure: 'years of experience',
            source: figures.years.source,
          },
          {
            title: 'Projects completed',
            text: 'Limits raised, interest rates reduced, ratings prepared and invoices discounted.',
            value: '50+',
            measure: 'successful projects in advisory',
            source: figures.projects.source,
          },
          {
            title: 'Loans approved',
            text: 'We correct weak points before the file is submitted.',
            value: '96%',
            measure: 'loan approval success',
            source: figures.approval.source,
          },
          {
            title: 'Clients who stay',
            text: 'As a business grows, its loans need a review.',
            value: '94%',
            measure: 'client retention',
            source: figures.retention.source,
          },
        ]}
        action={{ label: 'See how restructuring works', to: '/services/investment-banking' }}
      />
      <PageSection>
        <ContactBlock
          id="contact"
          title="Contact the founder"
          text="Ask the founder about your loan, limit or rating: two lines are enough."
          show={['address', 'hours', 'phone', 'email', 'chat', 'enquiry', 'social']}
        />
      </PageSection>
    </>
  );
}
