import { Link } from '../components/link.tsx';
import { people } from '../content/team.ts';
import { Band } from '../sections/band.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { People } from '../sections/person-card.tsx';
import type { Person } from '../sections/person-card.tsx';
import { seals } from '../site/seals.ts';
import { services } from '../site/services.ts';

/** Where no photograph is, the initials stand in the rosettes of the first services by turns. */
const rosettes = services.slice(0, 4).map(({ rosette }) => rosette);
const team = people.map((person, at): Person => {
  const seal = rosettes[at % rosettes.length] ?? seals.mark;
  return { ...person, seal };
});

export function Screen() {
  return (
    <>
      <PageBanner lead="The people whom you meet, and what each of them does.">
        <Link to="/appointment" look="button">
          Book an appointment
        </Link>
      </PageBanner>
      <Band ground="leaf" head={{ note: 'Who does what', title: 'Who works here, and at what.' }}>
        <People people={team} />
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
