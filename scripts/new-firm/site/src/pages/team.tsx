import words from '#words/pages/team.json';
import { PageSection } from '../sections/page-section.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { People } from '../sections/person-card.tsx';
import { seals } from '../site/seals.ts';

/** The people of the team. They have no photographs, so a rosette shows their initial. */
const people = Object.values(words.members).map((person) => ({ ...person, seal: seals.mark }));

export const Screen = () => (
  <>
    <PageBanner intro={words.banner.intro} />
    <PageSection ground="card" head={words.people}>
      <People people={people} />
    </PageSection>
  </>
);
