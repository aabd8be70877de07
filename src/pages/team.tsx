import { Link } from '../components/link.tsx';
import { Band } from '../sections/band.tsx';
import { LedgerRows } from '../sections/ledger-rows.tsx';
import type { LedgerRow } from '../sections/ledger-rows.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

const fields: LedgerRow[] = [
  {
    title: 'Loans',
    text: 'From the first form to the sanction letter, with the lenders compared.',
    rosette: 'loans',
    link: { to: '/services/loanForEveryIndian', label: 'Loan For Every Indian', about: '' },
  },
  {
    title: 'Bank limits and rates',
    text: 'The request to your own bank, and its answer explained.',
    rosette: 'debt-restructuring',
    link: { to: '/services/investment-banking', label: 'Debt Restructuring Services', about: '' },
  },
  {
    title: 'Ratings',
    text: 'Documents and practice for the meeting with the agency.',
    rosette: 'credit-rating',
    link: { to: '/services/credit-rating', label: 'Credit Rating Advisory', about: '' },
  },
  {
    title: 'Bills and letters of credit',
    text: 'Offers of lenders compared, clause by clause.',
    rosette: 'bill-discounting',
    link: { to: '/services/billDiscounting', label: 'Bill Discounting', about: '' },
  },
  {
    title: 'Insurance',
    text: 'Life, health and general cover, and help when a claim is made.',
    rosette: 'insurance',
    link: { to: '/services/ourInsuranceServices', label: 'Insurance Services', about: '' },
  },
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
        <LedgerRows rows={fields} />
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
              link: { to: '/founderprofile', label: 'Founder profile', about: '' },
            },
            {
              title: 'Sit down with us',
              text: 'Choose a subject, leave a number and a few lines. The appointment page shows some of the people you may meet.',
              link: { to: '/appointment', label: 'Book an appointment', about: '' },
            },
            {
              title: 'Call or write',
              text: 'Telephone, e-mail, WhatsApp and the address of the office in Noida, with its hours.',
              link: { to: '/contact', label: 'Contact details', about: '' },
            },
          ]}
        />
      </Band>
    </>
  );
}
