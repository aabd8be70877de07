import type { ReactNode } from 'react';
import { anchor } from './anchor.ts';
import { SectionHead } from './section-head.tsx';

const grounds = { paper: '', panel: 'bg-panel', leaf: 'bg-leaf', ledger: 'bg-ledger' } as const;

interface IllustratedProps {
  /** Makes it the target of in-page links. */
  id?: string;
  note: string;
  title: string;
  lead?: string;
  /** A drawing in its frame, made for about 300 px of width. */
  figure: ReactNode;
  ground?: keyof typeof grounds;
  /** Running text, a list, a table, steps. */
  children: ReactNode;
}

/** A band of text with a narrow drawing beside it; under the text where there is no room for both. */
export function Illustrated({ id, note, title, lead, figure, ground = 'paper', children }: IllustratedProps) {
  return (
    <section {...anchor(id)} className={grounds[ground]}>
      <div className="wrap grid items-start gap-x-[clamp(2.5rem,4.9vw,4.5rem)] gap-y-10 py-section lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="min-w-0">
          <SectionHead note={note} title={title} lead={lead} layout="stacked" />
          <div className="prose mt-6">{children}</div>
        </div>
        <div className="w-full max-w-104">{figure}</div>
      </div>
    </section>
  );
}
