import { Link } from '../components/link.tsx';
import { Band } from '../sections/band.tsx';
import { Charter } from '../sections/charter.tsx';
import { ContactBlock } from '../sections/contact-block.tsx';
import { FounderIntro } from '../sections/founder-intro.tsx';
import { LedgerRows } from '../sections/ledger-rows.tsx';
import type { LedgerRow } from '../sections/ledger-rows.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Reasons } from '../sections/reasons.tsx';
import { firm } from '../site/firm.ts';

const expertise: readonly LedgerRow[] = [
  {
    title: 'Bank credit',
    text: 'Term loans, working-capital limits and their enhancement: what a proposal must show, and in which order a credit officer reads it.',
    rosette: 'corporate-consultancy',
    link: {
      to: '/services/FinancialConsultancyforCorporates',
      label: 'Consultancy for corporates',
      about: '',
    },
  },
  {
    title: 'Cost of debt',
    text: 'Interest, charges and security compared with what the account has earned, and the case for better terms put to the existing bank.',
    rosette: 'debt-restructuring',
    link: { to: '/services/investment-banking', label: 'Debt restructuring', about: '' },
  },
  {
    title: 'Credit ratings',
    text: 'The papers, the projections and the management interview, prepared before the agency asks for them.',
    rosette: 'rating-process',
    link: { to: '/services/creditRatingAdversory', label: 'Rating services and process', about: '' },
  },
  {
    title: 'Bills and letters of credit',
    text: 'Trade and export bills turned into cash before they fall due, and standby letters of credit (SBLC) with wording that a foreign bank can accept.',
    rosette: 'bill-discounting',
    link: { to: '/services/billDiscounting', label: 'Bill discounting', about: '' },
  },
  {
    title: 'Funding from abroad',
    text: 'International lenders and investors: what they expect of an Indian borrower, in figures and in form.',
    rosette: 'fund-raising',
    link: { to: '/services/fund-raising', label: 'Fund raising', about: '' },
  },
  {
    title: 'Advice to individuals',
    text: 'Home loans, deposits, limits and second opinions, in one-to-one consultations.',
    rosette: 'banking-expert',
    link: { to: '/services/bankingDomainExpertConsultency', label: 'Banking expert consultancy', about: '' },
  },
];

const vision = [
  {
    title: 'Known before signed',
    text: 'A borrower should know the rate, the charges and the conditions as well as the lender does.',
  },
  {
    title: 'Small firms, same care',
    text: 'An MSME’s file deserves the preparation that a large company’s treasury gives its own.',
  },
  {
    title: 'People who are trained',
    text: 'Banks and insurers serve better with staff who were taught the work. So the firm trains them too.',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner lead="The founder brings 22+ years in banking and finance to every enquiry that reaches the firm.">
        <Link to="#contact" look="button">
          Contact the founder
        </Link>
        <Link to="/appointment" look="second">
          Book an appointment
        </Link>
      </PageBanner>
      <FounderIntro
        note={`${firm.founder.role} of ${firm.name}`}
        title={firm.founder.name}
        lead="A banker’s eye, working for the borrower."
        rosette="corporate-consultancy"
      >
        <p>
          Whoever has spent 22+ years with loan proposals knows which ones are read to the end. The founder
          started the firm to put that knowledge at the service of those who apply: MSMEs, corporates,
          startups, NRIs, foreign companies and families.
        </p>
        <p>
          The method is simple. Read the case as a lender will read it. Mend what can be mended. Say openly
          what cannot. Then take the file to the lender that fits it, and stay until there is an answer.
        </p>
        <p>
          The founder takes part in consultations, guides the team in difficult cases, and coaches promoters
          before they meet their bank.
        </p>
      </FounderIntro>
      <Band
        ground="leaf"
        head={{
          note: 'Where the founder helps',
          title: 'Areas of expertise, and where to read on.',
          lead: 'Each area belongs to a service of the firm, with its steps and conditions.',
        }}
      >
        <LedgerRows rows={expertise} />
      </Band>
      <Charter
        title="The founder’s vision"
        statement="An India in which a good business never fails for want of a well-made proposal."
        points={vision}
        rosette="wealth"
      />
      <Reasons
        note="22+ years"
        title="Achievements of the firm so far."
        lead="Four figures of the firm that the founder leads. They tell of the work done so far; in each new case the lender decides."
        reasons={[
          {
            title: 'On both sides of the table',
            text: 'People were trained for banks, finance companies and insurers as well.',
            value: '22+',
            measure: 'years of experience',
          },
          {
            title: 'Carried to the end',
            text: 'Limits raised with the bank a company already had, interest brought down, ratings prepared, invoices discounted.',
            value: '50+',
            measure: 'successful projects',
          },
          {
            title: 'Read as a lender reads',
            text: 'What is weak is mended or said before the file is handed in.',
            value: '96%',
            measure: 'loan approval success',
          },
          {
            title: 'Clients who stay',
            text: 'A business grows, and its terms need a fresh look.',
            value: '94%',
            measure: 'client retention',
          },
        ]}
        action={{ label: 'See how restructuring works', to: '/services/investment-banking' }}
      />
      <Band>
        <ContactBlock
          id="contact"
          title="Contact the founder"
          text="Say that the matter is for the founder, and in one or two lines what it is about."
          show={['address', 'hours', 'phone', 'email', 'chat', 'enquiry', 'social']}
        />
      </Band>
    </>
  );
}
