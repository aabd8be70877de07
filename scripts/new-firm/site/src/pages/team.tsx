import { Link } from '../components/link.tsx';
import { people } from '../content/team.ts';
import { Band } from '../sections/band.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { LedgerTable } from '../sections/ledger-table.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { seals } from '../site/seals.ts';

export function Screen() {
  return (
    <>
      <PageBanner lead="The people whom you meet, and what each of them does.">
        <Link to="/appointment" look="button">
          Book an appointment
        </Link>
      </PageBanner>
      <Band ground="leaf" head={{ note: 'Who does what', title: 'Who works here, and at what.' }}>
        <LedgerTable
          caption="Who works here"
          columns={['Name', 'Role', 'What they do']}
          rows={people.map(({ name, role, text }) => [name, role, text])}
          amount={false}
        />
      </Band>
      <CallToAction
        title="Do you know already whom you want to see?"
        text="Name the person in your message, and we look for a time."
        action={{ label: 'Write to us', to: '/contact' }}
        rosette={seals.help}
      />
    </>
  );
}
