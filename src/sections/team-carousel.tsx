import { lazyPart } from '../runtime/lazy-part.tsx';
import { PersonCard } from './person-card.tsx';
import type { Person } from './person-card.tsx';
import { SectionHead } from './section-head.tsx';

const Carousel = lazyPart(() => import('../components/carousel.tsx').then((module) => module.Carousel));

interface TeamCarouselProps {
  /** The accessible name of the carousel. */
  label: string;
  title: string;
  intro?: string;
  people: readonly Person[];
}

/** A carousel of team members, with numbered buttons instead of arrows. */
export function TeamCarousel({ label, title, intro, people }: TeamCarouselProps) {
  return (
    <div className="wrap py-section">
      <Carousel
        label={label}
        slidesPerView="team"
        interval={2500}
        hasArrows={false}
        renderHead={(controls) => <SectionHead title={title} intro={intro} aside={controls} />}
        slides={people.map((person) => ({
          key: person.name,
          title: person.name,
          content: (
            <PersonCard person={person} sizes="(min-width: 82.5rem) 25rem, (min-width: 64rem) 30vw, 46vw" />
          ),
        }))}
      />
    </div>
  );
}
