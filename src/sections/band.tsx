import type { ReactNode } from 'react';
import { SectionHead } from './section-head.tsx';

const grounds = { paper: '', panel: 'bg-panel', leaf: 'bg-leaf', ledger: 'bg-ledger' } as const;

interface BandProps {
  /** Makes it the target of in-page links. */
  id?: string;
  ground?: keyof typeof grounds;
  head?: { note: string; title: string; lead?: ReactNode; layout?: 'margin' | 'stacked' | 'wide' };
  /** A narrow drawing in its frame, beside head and text; under them where there is no room. */
  figure?: ReactNode;
  /** The drawing stays in view, and its parts light up as the steps or rows beside it are read (`Lit`). */
  along?: boolean;
  /** Stands under both, as wide as the band: what a column beside the drawing would squeeze. */
  below?: ReactNode;
  /** Its words stand under the title of the head, not under the note. */
  text?: boolean;
  children: ReactNode;
}

/** A full-width band with its head, for blocks such as rows, tables, plans and questions. */
export function Band({
  id,
  ground = 'paper',
  head,
  figure,
  along,
  below,
  text = false,
  children,
}: BandProps) {
  const layout = head?.layout ?? (figure ? 'stacked' : 'margin');
  const space = figure || layout === 'stacked' ? 'prose mt-apart' : 'prose';
  const words = (
    <>
      {head && <SectionHead {...head} layout={layout} />}
      <div className={text ? 'prose lg:ml-76' : space}>{children}</div>
    </>
  );
  return (
    <section id={id} className={grounds[ground]}>
      {figure ? (
        <div
          className={`wrap grid items-start gap-x-aside gap-y-stack py-section md:grid-cols-[minmax(0,1fr)_minmax(0,min(45%,26rem))] ${along ? 'read-along' : ''}`}
        >
          <div className="min-w-0">{words}</div>
          <div className="figure-stays grid gap-apart">{figure}</div>
          {below && <div className="prose col-span-full">{below}</div>}
        </div>
      ) : (
        <div className="wrap py-section">{words}</div>
      )}
    </section>
  );
}
