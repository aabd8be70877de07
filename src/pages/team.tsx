import { Link } from '../components/link.tsx';
import { team } from '../content/team.ts';
import { Band } from '../sections/band.tsx';
import { LedgerRows } from '../sections/ledger-rows.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { People } from '../sections/person-card.tsx';

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
        <People people={team} />
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
              text: 'Choose a subject, leave a number and a few lines. You meet the one your question belongs to.',
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
