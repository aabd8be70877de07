import { Link } from '../components/link.tsx';
import { people } from '../content/team.ts';
import { Band } from '../sections/band.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CardGrid } from '../sections/card-grid.tsx';
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
        <CardGrid cards={people.map(({ name, role, text }) => ({ title: name, note: role, text }))} />
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
