import { words } from '../content/words.ts';
import { PageSection } from '../sections/page-section.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { People } from '../sections/person-card.tsx';
import { seals } from '../site/seals.ts';

/** People without a photograph show their initial in a rosette. */
const people = words.team.map((person) => ({ ...person, seal: seals.mark }));

export const Screen = () => (
  <>
    <PageBanner intro="The people you will meet, and what each of them does." />
    <PageSection ground="card" head={{ note: 'The team', title: 'Who works here.' }}>
      <People people={people} />
    </PageSection>
  </>
);
