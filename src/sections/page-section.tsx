import type { ReactNode } from 'react';
import { timelines } from '../components/timelines.ts';
import { SectionHead } from './section-head.tsx';

const grounds = { background: '', muted: 'bg-muted', card: 'bg-card', accent: 'bg-accent' } as const;

/** The drawing fits into every window, so that it is sticky also in low windows. */
const readAlong = `read-along ${timelines.map(({ steps }) => steps).join(' ')} lg:[&_ol>li:not(:last-child)]:pb-14 lg:[&_svg]:max-h-[calc(100vh-14rem)]`;

interface PageSectionProps {
  id?: string;
  ground?: keyof typeof grounds;
  head?: { note?: string; title: string; intro?: ReactNode; layout?: 'above' | 'stacked' | 'wide' };
  /** Framed drawing beside the content, or below it in a narrow window. */
  figure?: ReactNode;
  /** Whether the drawing is sticky, and highlights the parts whose rows are in view (`HighlightedPath`). */
  along?: boolean;
  /** Full-width content below the content and the drawing. */
  below?: ReactNode;
  children: ReactNode;
}

/** A full-width page section with a heading, for rows, tables, plans or questions. */
export function PageSection({
  id,
  ground = 'background',
  head,
  figure,
  along,
  below,
  children,
}: PageSectionProps) {
  const layout = head?.layout ?? (figure ? 'stacked' : 'above');
  const space = head && (figure || layout === 'stacked') ? 'prose mt-apart' : 'prose';
  const words = (
    <>
      {head && <SectionHead {...head} layout={layout} />}
      <div className={space}>{children}</div>
    </>
  );
  return (
    <section id={id} className={grounds[ground]}>
      {figure ? (
        <div
          className={`wrap grid items-start gap-x-aside gap-y-stack py-section md:grid-cols-[minmax(0,1fr)_minmax(0,min(45%,26rem))] ${along ? readAlong : ''}`}
        >
          <div className="min-w-0">{words}</div>
          <div
            className={`grid w-full max-w-104 gap-apart md:tall:sticky md:tall:top-26 ${along ? 'lg:sticky lg:top-26' : ''}`}
          >
            {figure}
          </div>
          {below && <div className="prose col-span-full">{below}</div>}
        </div>
      ) : (
        <div className="wrap py-section">{words}</div>
      )}
    </section>
  );
}
