import { Checklist } from '../sections/checklist.tsx';
import { mutualFundRisk } from '../messages/legal.ts';
import { Link, linkClass } from '../components/link.tsx';
import { RegistrationTable } from '../sections/registrations.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { MailLink } from '../components/contact-list.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { FigureSpread } from '../sections/figure-spread.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { WorkedExample } from '../sections/worked-example.tsx';
import { grievanceResponseTimes, registrationLines, roles } from '../site/registrations.ts';
import type { Registration } from '../site/registrations.ts';
import { legalDetails } from '../site/legal-details.ts';
import type { LegalDetails } from '../site/firm-schema.ts';
import { sample } from '../site/sample.ts';

const { role, grievances }: LegalDetails = legalDetails;
const registrations = registrationLines(legalDetails);
const responseTimes = grievances && grievanceResponseTimes(grievances);
/** Returns words about complaints against the firm, only if the firm is registered with the regulator. */
const ifRegistered = (by: Registration, words: string) =>
  registrationLines(legalDetails, [by]).length > 0 ? words : '';

const governingLaw = sample(
  'Indian law applies to the use of this site.',
  'terms of use: the law that applies, and the courts if the firm names them',
);

const complaintOffices = [
  [
    'A bank or a finance company',
    'It has not answered within 30 days, or its answer does not satisfy you',
    <NewTabLink key="1" href="https://cms.rbi.org.in" variant="text">
      Ombudsman of the Reserve Bank
    </NewTabLink>,
  ],
  [
    'A housing finance company',
    'It has not answered within a month, or its answer does not satisfy you',
    <NewTabLink key="nhb" href="https://grids.nhbonline.org.in" variant="text">
      National Housing Bank
    </NewTabLink>,
  ],
  [
    `A fund house, a broker, a portfolio manager${ifRegistered('sebi', ', or us for investments')}`,
    'You have complained there first. It then has 21 days to answer on SCORES',
    <NewTabLink key="2" href="https://scores.sebi.gov.in" variant="text">
      SCORES, the complaints site of SEBI
    </NewTabLink>,
  ],
  [
    `An insurer${ifRegistered('irdai', ', or us for insurance')}`,
    'The insurer has refused, has not answered within a month, or its answer does not satisfy you',
    <NewTabLink key="3" href="https://www.cioins.co.in" variant="text">
      Insurance Ombudsman
    </NewTabLink>,
  ],
  [
    'A builder, or an agent for property',
    'The project or the agent breaks the rules of RERA',
    'The RERA authority of the state',
  ],
  [
    'Any service, ours included',
    'You want advice on your rights as a consumer',
    <NewTabLink key="5" href="https://consumerhelpline.gov.in" variant="text">
      National Consumer Helpline
    </NewTabLink>,
  ],
];

export function Screen() {
  return (
    <>
      <PageBanner intro="How to use this site, who pays us, what a lender must show you, and where to complain.">
        <Link to="#complaints" variant="second">
          Where to complain
        </Link>
      </PageBanner>
      <PageSection
        head={{
          note: 'This site',
          title: 'Terms of use',
          intro: 'This website is for information only. Nothing on it is a contract.',
        }}
      >
        <Checklist
          numbered
          items={[
            'Nothing here is an offer, a recommendation to buy or sell, or legal or tax advice. What counts is what your lender, insurer or seller gives you in writing.',
            'Rates, limits and times are examples or ranges. They depend on your case and change: ask us for current ones.',
            'An enquiry is free and without obligation. We put our fee in writing before we start.',
            'Sites that we link to have their own terms.',
            governingLaw,
          ]}
        />
        <p>
          How we handle your data: <Link to="/privacy">Privacy</Link>.
        </p>
        <Notice title="Risks of products">
          {mutualFundRisk} Investments in securities are subject to market risks. Insurance is the subject
          matter of solicitation.
        </Notice>
      </PageSection>
      {(role || registrations.length > 0) && (
        <PageSection
          ground="muted"
          head={{ title: 'Our registrations, and who pays us', layout: 'stacked' }}
          figure={
            registrations.length > 0 && (
              <RegistrationTable caption="Registrations of the firm" columns={['Registration', 'Number']} />
            )
          }
        >
          {role && <p>{roles[role]}</p>}
          <Notice>
            Check each number in the authority’s register before you pay. A registration does not guarantee
            results or returns.
          </Notice>
        </PageSection>
      )}
      <PageSection
        id="before-you-borrow"
        head={{
          note: 'Loans',
          title: 'Before you borrow: the Key Facts Statement',
          intro: 'We are not a lender. Your bank or finance company has duties towards you.',
        }}
        figure={
          <WorkedExample
            serial="Example"
            title="Key facts of a loan"
            text="A lender’s statement has more lines."
            rosette="loans"
            rows={[
              { label: 'Loan amount', amount: '₹10,00,000' },
              { label: 'Interest rate p.a.', amount: '10.5%' },
              { label: 'Processing and other fees', amount: '₹10,000' },
              { label: 'EMI, for 120 months', amount: '₹13,494' },
              { label: 'Annual percentage rate', amount: '10.74%', highlight: true },
            ]}
          />
        }
      >
        <p>
          For a retail loan, and for a term loan to an MSME, the lender must give you a Key Facts Statement
          before you sign. It shows the annual percentage rate (APR): the yearly cost of the loan with all
          charges. Compare the APR of two offers, not the interest rate alone. Try the{' '}
          <Link to="/calculators#calculator-loan">EMI calculator</Link>.
        </p>
        <p>
          A charge that is not in the statement cannot be added later without your consent. Ask for the
          statement in a language you read, and ask how long the offer is valid.
        </p>
        <p>
          For a loan that is arranged online, the lender pays into your own account, or straight to the seller
          where the loan is for a purchase. You repay to the lender. The money does not pass through our
          account. Loan amounts: see <Link to="/services/loanForEveryIndian">Loan For Every Indian</Link>.
        </p>
      </PageSection>
      <FigureSpread
        figure={{
          value: '10.74',
          unit: '%',
          label: 'the yearly cost (APR) of the loan in the example, fees included',
        }}
        items={[
          { value: '10.5', unit: '%', label: 'interest rate a year' },
          { value: '₹10,000', label: 'processing and other fees' },
          { value: '120', unit: 'months', label: 'to repay ₹10,00,000' },
        ]}
      />
      <PageSection
        id="complaints"
        ground="card"
        head={{
          title: 'Where to complain',
          intro: 'First complain in writing to the company concerned, and keep its answer.',
        }}
      >
        {grievances?.name && grievances.email && (
          <p>
            <strong>Complaints about us:</strong> {grievances.name}, grievance officer,{' '}
            <MailLink to={grievances.email} link={linkClass.text} />.
            {responseTimes && ` You get ${responseTimes}.`}
          </p>
        )}
        <DataTable
          caption="Where to complain next"
          columns={['About', 'When', 'Where']}
          rows={complaintOffices}
          amount={false}
          sideBySide={false}
          note="The Reserve Bank’s ombudsman does not cover every finance company; the same site lists those that it does."
        />
      </PageSection>
    </>
  );
}
