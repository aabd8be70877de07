import type { ReactNode } from 'react';
import { timelines } from '../components/timelines.ts';
import { SampleNote } from '../components/sample-mark.tsx';
import { SectionHead } from './section-head.tsx';

const grounds = { background: '', muted: 'bg-muted', card: 'bg-card', accent: 'bg-accent' } as const;

/** Classes for `along`. The maximum height makes the drawing fit into low windows, because it is sticky there too. */
const readAlongClasses = `read-along ${timelines.map(({ steps }) => steps).join(' ')} lg:[&_ol>li:not(:last-child)]:pb-14 lg:[&_svg]:max-h-[calc(100vh-14rem)]`;

interface PageSectionProps {
  id?: string;
  ground?: keyof typeof grounds;
  head?: { note?: string; title: string; intro?: ReactNode };
  /** A framed drawing next to the content, or in a narrow window below it. */
  figure?: ReactNode;
  /**
   * Whether the drawing is sticky. It then highlights the part whose step or row is in the middle of the window
   * (`HighlightedPath`).
   */
  along?: boolean;
  /** Whether the search leaves out the section, because its content is also on other pages. */
  isExcludedFromSearch?: boolean;
  /** Whether to show the `SampleNote`. Set it once per page, and not if the page has `Costs`, which has such a note. */
  hasSamples?: boolean;
  /** Content in full width, below `children` and the drawing. */
  below?: ReactNode;
  children: ReactNode;
}

/** A section of full width with an optional heading, for rows, tables, plans or questions. */
export function PageSection({
  id,
  ground = 'background',
  head,
  figure,
  along,
  isExcludedFromSearch,
  hasSamples = false,
  below,
  children,
}: PageSectionProps) {
  const content = (
    <>
      {head && <SectionHead {...head} isInColumn={figure !== undefined} />}
      <div className={head && figure ? 'prose mt-apart' : 'prose'}>{children}</div>
      {hasSamples && <SampleNote />}
    </>
  );
  return (
    <section id={id} className={grounds[ground]} data-found-elsewhere={isExcludedFromSearch ? '' : undefined}>
      {figure ? (
        <div
          className={`wrap grid items-start gap-x-aside gap-y-stack py-section md:grid-cols-[minmax(0,1fr)_minmax(0,min(45%,26rem))] ${along ? readAlongClasses : ''}`}
        >
          <div className="min-w-0">{content}</div>
          <div
            className={`grid w-full max-w-104 gap-apart md:tall:sticky md:tall:top-26 ${along ? 'lg:sticky lg:top-26' : ''}`}
          >
            {figure}
          </div>
          {below && <div className="prose col-span-full">{below}</div>}
        </div>
      ) : (
        <div className="wrap py-section">{content}</div>
      )}
    </section>
  );
}
