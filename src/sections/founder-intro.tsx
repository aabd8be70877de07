import type { ReactNode } from 'react';
import { FrameBackground } from '../components/frame-background.tsx';
import { Picture } from '../components/picture.tsx';
import { Rosette } from '../components/rosette.tsx';
import type { Firm } from '../site/firm-schema.ts';
import { firm } from '../site/firm.ts';
import { portraits } from '../site/portraits.ts';
import type { Photograph } from '../site/photo.ts';
import type { RosetteName } from '../site/rosettes.ts';
import { SectionHead } from './section-head.tsx';

interface FounderIntroProps {
  note?: string;
  title: string;
  intro: string;
  rosette: RosetteName;
  /** A photograph, which replaces the engraved portrait or the initial. */
  photo?: Photograph<'portrait'>;
  /** The paragraphs and links of the text. */
  children: ReactNode;
}

/** The introduction of the founder: a text, and a certificate with a portrait or the initial. */
export function FounderIntro({ note, title, intro, rosette, photo, children }: FounderIntroProps) {
  return (
    <section className="wrap grid items-start gap-x-aside gap-y-10 py-section md:grid-cols-[minmax(0,1fr)_minmax(0,min(45%,23rem))]">
      <div>
        <SectionHead note={note} title={title} intro={intro} isInColumn />
        <div className="prose mt-6">{children}</div>
      </div>
      <Portrait rosette={rosette} photo={photo} />
    </section>
  );
}

interface PortraitProps {
  rosette: RosetteName;
  photo: Photograph<'portrait'> | undefined;
}

function Portrait({ rosette, photo }: PortraitProps) {
  const { name, role, portrait }: Firm['founder'] = firm.founder;
  return (
    <div className="frame mx-auto w-full max-w-92 px-7 pt-9 pb-8 text-center max-sm:max-w-72">
      <FrameBackground />
      {photo ? (
        <div className="relative">
          <Picture photo={photo} sizes="(min-width: 27rem) 20rem, 74vw" />
        </div>
      ) : (
        <div className="relative overlay print:hidden" aria-hidden="true">
          {portrait ? (
            <span className={`portrait ${portraits[portrait]} w-full`} />
          ) : (
            <>
              <Rosette name={rosette} className="w-[96%] [--art:var(--art-plate-bold)]" />
              <span className="rosette-disc w-[34%] bg-card">
                <span className="fig font-display text-figure font-bold">{name.charAt(0)}</span>
              </span>
            </>
          )}
        </div>
      )}
      <p className="relative mt-7 border-t-hair border-border pt-4 font-display text-h3">
        {name}{' '}
        <span className="block text-note text-highlight italic">
          {role}, {firm.name}
        </span>
      </p>
    </div>
  );
}
