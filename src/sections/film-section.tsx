import type { ReactNode } from 'react';
import { SectionHead } from './section-head.tsx';

interface FilmSectionProps {
  note?: string;
  title: string;
  intro: string;
  /**
   * The URL of the poster (720 × 406 px). Its alternative text is empty, because the poster only repeats the text next
   * to it.
   */
  poster: string | undefined;
  /** The link that plays the film. */
  play: ReactNode;
  /** The scenes of the film, in their order. */
  scenes?: readonly string[];
  /** A text below the link. */
  caption?: string;
  ground?: keyof typeof grounds;
  /** Content below the list of scenes. */
  children?: ReactNode;
}

const grounds = { muted: 'border-y-hair border-input bg-muted', background: '' } as const;

/** Classes that invert the poster in the dark theme. The background of the poster then has the colour of the card. */
const posterClasses = 'not-print:dark:[filter:invert(1)_hue-rotate(180deg)] not-print:dark:mix-blend-screen';

/** A film with its poster, the link that plays it, and a text about it. */
export function FilmSection({
  note,
  title,
  intro,
  poster,
  play,
  scenes,
  caption,
  ground = 'muted',
  children,
}: FilmSectionProps) {
  return (
    <section className={grounds[ground]}>
      <div className="wrap grid items-start gap-x-aside gap-y-6 py-section lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:block!">
        <div className="lg:col-start-2 print:mb-5">
          <SectionHead note={note} title={title} intro={intro} isInColumn />
        </div>
        <figure className="border-hair border-input bg-card lg:col-start-1 lg:row-[1/3] print:hidden">
          {poster && (
            <img
              src={poster}
              alt=""
              width={720}
              height={406}
              loading="lazy"
              className={`h-auto w-full ${posterClasses}`}
            />
          )}
          <figcaption className="border-t-hair border-input px-5 py-3">
            {play}
            {caption && <p className="text-sm text-foreground-soft">{caption}</p>}
          </figcaption>
        </figure>
        <div className="lg:col-start-2">
          {scenes && (
            <ol role="list" className="rule-account">
              {scenes.map((scene, index) => (
                <li
                  key={scene}
                  className="grid grid-cols-[2rem_1fr] border-t-hair border-border py-2.5 first:border-t-0"
                >
                  <span className="font-display font-bold text-highlight" aria-hidden="true">
                    {index + 1}
                  </span>
                  {scene}
                </li>
              ))}
            </ol>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}
