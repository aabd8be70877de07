import type { ReactNode } from 'react';
import { timelines } from '../components/timelines.ts';
import { SampleNote } from '../components/sample-mark.tsx';
import { SectionHead } from './section-head.tsx';

const grounds = { background: '', muted: 'bg-muted', card: 'bg-card', accent: 'bg-accent' } as const;

/** Classes for `along`. The maximum height makes the sticky drawing fit into low windows. */
const readAlongClasses = `read-along ${timelines.map(({ steps }) => steps).join(' ')} lg:[&_ol>li:not(:last-child)]:pb-14 lg:[&_svg]:max-h-[calc(100vh-14rem)]`;

interface PageSectionProps {
  id?: string;
  ground?: keyof typeof grounds;
  head?: { note?: string; title: string; intro?: ReactNode };
  /** A drawing, a table or a notice next to the content, or in a narrow window below it. */
  figure?: ReactNode;
  /**
   * Whether parts of the drawing are highlighted while their step or row is in the middle of the window
   * (`HighlightedPath`). Such a drawing is sticky in all wide windows. Other drawings are sticky only in tall windows.
   */
  hasHighlightedPath?: boolean;
  /** Whether the search index leaves out the section. Use this for content that is also on other pages. */
  isExcludedFromSearch?: boolean;
  /** Whether to show the `SampleNote`. A page needs this note only once, and `Costs` has it too. */
  hasSamples?: boolean;
  children: ReactNode;
}

/** A section of full width with an optional heading. */
export function PageSection({
  id,
  ground = 'background',
  head,
  figure,
  hasHighlightedPath,
  isExcludedFromSearch,
  hasSamples = false,
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
          className={`wrap grid items-start gap-x-aside gap-y-stack py-section md:grid-cols-[minmax(0,1fr)_minmax(0,min(45%,26rem))] ${hasHighlightedPath ? readAlongClasses : ''}`}
        >
          <div className="min-w-0">{content}</div>
          <div
            className={`grid w-full max-w-104 gap-apart md:tall:sticky md:tall:top-26 ${hasHighlightedPath ? 'lg:sticky lg:top-26' : ''}`}
          >
            {figure}
          </div>
        </div>
      ) : (
        <div className="wrap py-section">{content}</div>
      )}
    </section>
  );
}
