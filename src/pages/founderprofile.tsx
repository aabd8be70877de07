import { Link } from '../components/link.tsx';
import { Band } from '../sections/band.tsx';
import { Charter } from '../sections/charter.tsx';
import { ContactBlock } from '../sections/contact-block.tsx';
import { FigureBand } from '../sections/figure-band.tsx';
import { FounderIntro } from '../sections/founder-intro.tsx';
import { LedgerTable } from '../sections/ledger-table.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { firm } from '../site/firm.ts';

const expertise = [
  [
    'Bank credit',
    'Term loans, working-capital limits and their enhancement: what a proposal must show, and in which order a credit officer reads it.',
    <Link key="1" to="/services/FinancialConsultancyforCorporates">
      Consultancy for corporates
    </Link>,
  ],
  [
    'Cost of debt',
    'Interest, charges and security compared with what the account has earned, and the case for better terms put to the existing bank.',
    <Link key="2" to="/services/investment-banking">
      Debt restructuring
    </Link>,
  ],
  [
    'Credit ratings',
    'The papers, the projections and the management interview, prepared before the agency asks for them.',
    <Link key="3" to="/services/creditRatingAdversory">
      Rating services and process
    </Link>,
  ],
  [
    'Bills and letters of credit',
    'Trade and export bills turned into cash before they fall due, and standby letters of credit (SBLC) with wording that a foreign bank can accept.',
    <Link key="4" to="/services/billDiscounting">
      Bill discounting
    </Link>,
  ],
  [
    'Funding from abroad',
    'International lenders and investors: what they expect of an Indian borrower, in figures and in form.',
    <Link key="5" to="/services/fund-raising">
      Fund raising
    </Link>,
  ],
  [
    'Advice to individuals',
    'Home loans, deposits, limits and second opinions, in one-to-one consultations.',
    <Link key="6" to="/services/bankingDomainExpertConsultency">
      Banking expert consultancy
    </Link>,
  ],
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
        <LedgerTable
          caption="Areas of the founder’s expertise"
          columns={['Area', 'What it covers', 'Service']}
          rows={expertise}
          amount={false}
        />
      </Band>
      <Charter
        title="The founder’s vision"
        statement="An India in which a good business never fails for want of a well-made proposal."
        points={vision}
        rosette="wealth"
      />
      <Band
        head={{
          note: '22+ years',
          title: 'Achievements of the firm so far.',
          lead: 'Four figures of the firm that the founder leads. They tell of the work done so far; in each new case the lender decides.',
          layout: 'wide',
        }}
      >
        <p>
          Behind the figures stands the everyday work of the firm: limits raised with the bank a company
          already had, interest brought down, ratings prepared, invoices discounted, and people trained for
          banks, finance companies and insurers. What a single case can look like, before and after, is shown
          under <Link to="/services/investment-banking">Debt Restructuring Services</Link>.
        </p>
      </Band>
      <FigureBand
        items={[
          { value: '22', unit: '+', label: 'years of experience' },
          { value: '50', unit: '+', label: 'successful projects' },
          { value: '96', unit: ' %', label: 'loan approval success' },
          { value: '94', unit: ' %', label: 'client retention' },
        ]}
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
