import { latePart } from '../runtime/late-part.tsx';
import { Likeness } from './person-card.tsx';
import type { Person } from './person-card.tsx';
import { SectionHead } from './section-head.tsx';

const Carousel = latePart(() => import('../components/carousel.tsx').then((module) => module.Carousel));

interface TeamSliderProps {
  note: string;
  title: string;
  lead?: string;
  people: readonly Person[];
}

/** The team passing by with numbers in place of arrows: two members side by side, three on large screens. */
export function TeamSlider({ note, title, lead, people }: TeamSliderProps) {
  return (
    <div className="wrap py-section">
      <Carousel
        label={note}
        slidesPerView="team"
        loop
        interval={2500}
        arrows={false}
        head={(controls) => (
          <SectionHead note={note} title={title} lead={lead} aside={controls} layout="margin" />
        )}
        slides={people.map((person) => ({
          key: person.name,
          title: person.name,
          content: <Member {...person} />,
        }))}
      />
    </div>
  );
}

function Member(person: Person) {
  const { name, role, text } = person;
  return (
    <div className="flex h-full flex-col border-hair border-edge bg-leaf">
      <Likeness {...person} sizes="(min-width: 82.5rem) 25rem, (min-width: 64rem) 30vw, 46vw" />
      <div className="px-3.5 py-4 sm:px-6 sm:py-5">
        <h3 className="font-display text-h3 font-bold">{name}</h3>
        <p className="font-display text-note text-saffron italic">{role}</p>
        {text && <p className="mt-2 text-small text-ink-soft">{text}</p>}
      </div>
    </div>
  );
}
