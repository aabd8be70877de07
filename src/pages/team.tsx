import { Link } from '../components/link.tsx';
import { Band } from '../sections/band.tsx';
import { LedgerRows } from '../sections/ledger-rows.tsx';
import { LedgerTable } from '../sections/ledger-table.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

const fields = [
  [
    'Loans',
    'From the first form to the sanction letter, with the lenders compared.',
    <Link key="1" to="/services/loanForEveryIndian">
      Loan For Every Indian
    </Link>,
  ],
  [
    'Bank limits and rates',
    'The request to your own bank, and its answer explained.',
    <Link key="2" to="/services/investment-banking">
      Debt Restructuring Services
    </Link>,
  ],
  [
    'Ratings',
    'Documents and practice for the meeting with the agency.',
    <Link key="3" to="/services/credit-rating">
      Credit Rating Advisory
    </Link>,
  ],
  [
    'Bills and letters of credit',
    'Offers of lenders compared, clause by clause.',
    <Link key="4" to="/services/billDiscounting">
      Bill Discounting
    </Link>,
  ],
  [
    'Insurance',
    'Life, health and general cover, and help when a claim is made.',
    <Link key="5" to="/services/ourInsuranceServices">
      Insurance Services
    </Link>,
  ],
];

export function Screen() {
  return (
    <>
      <PageBanner
        title="Team Page is Under Development"
        lead="Until it is ready, write to us or book an appointment, and you will meet the people who do the work."
      >
        <Link to="/" look="second">
          Back to Home
        </Link>
      </PageBanner>{' '}
      <Band
        ground="leaf"
        head={{
          note: 'Who does what',
          title: 'Fields of work of the team.',
          lead: 'The founder takes part in difficult cases. For the rest, each field has people of its own.',
          layout: 'wide',
        }}
      >
        <LedgerTable
          caption="Fields of work and where to read on"
          columns={['Field', 'What is done for you', 'Read on']}
          rows={fields}
          amount={false}
        />
      </Band>
      <Band
        head={{
          note: 'Meanwhile',
          title: 'How to meet the team until then.',
          layout: 'stacked',
        }}
      >
        <LedgerRows
          rows={[
            {
              title: 'Read about the founder',
              text: 'Areas of expertise, vision and achievements, from 22+ years in banking and finance.',
              rosette: 'corporate-consultancy',
              link: { to: '/founderprofile', label: 'Founder profile', about: '' },
            },
            {
              title: 'Sit down with us',
              text: 'Choose a subject, leave a number and a few lines. The appointment page shows some of the people you may meet.',
              rosette: 'banking-expert',
              link: { to: '/appointment', label: 'Book an appointment', about: '' },
            },
            {
              title: 'Call or write',
              text: 'Telephone, e-mail, WhatsApp and the address of the office in Noida, with its hours.',
              rosette: 'training',
              link: { to: '/contact', label: 'Contact details', about: '' },
            },
          ]}
        />
      </Band>
    </>
  );
}
