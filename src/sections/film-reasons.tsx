import type { ReactNode } from 'react';
import { FrameBackground } from '../components/frame-background.tsx';
import { Rosette } from '../components/rosette.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import { Checklist } from './checklist.tsx';
import { SectionHead } from './section-head.tsx';

interface FilmReasonsProps {
  note: string;
  title: string;
  intro: string;
  reasons: readonly { title: string; text: string }[];
  rosette: RosetteName;
  /** The link that plays the film. */
  play: ReactNode;
  /** A text about the content of the film. */
  caption: string;
}

export function FilmReasons({ note, title, intro, reasons, rosette, play, caption }: FilmReasonsProps) {
  return (
    <section className="wrap grid items-start gap-x-aside gap-y-10 py-section md:grid-cols-[minmax(0,1fr)_minmax(0,min(45%,26rem))]">
      <div>
        <SectionHead note={note} title={title} intro={intro} isInColumn />
        <div className="mt-8">
          <Checklist items={reasons} />
        </div>
      </div>
      <figure className="frame mx-auto grid w-full max-w-104 justify-items-center px-8 py-9 text-center print:hidden">
        <FrameBackground />
        <div className="relative w-4/5" aria-hidden="true">
          <Rosette name={rosette} size="plate" />
        </div>
        <figcaption className="relative mt-6 border-t-hair border-border pt-5">
          {play}
          <p className="mt-2 text-sm text-foreground-soft">{caption}</p>
        </figcaption>
      </figure>
    </section>
  );
}
