import type { ReactNode } from 'react';
import { anchor } from './anchor.ts';
import { SectionHead } from './section-head.tsx';

const grounds = { paper: '', panel: 'bg-panel', leaf: 'bg-leaf', ledger: 'bg-ledger' } as const;

interface BandProps {
  /** Makes it the target of in-page links. */
  id?: string;
  ground?: keyof typeof grounds;
  head?: { note: string; title: string; lead?: string; layout?: 'margin' | 'stacked' | 'wide' };
  children: ReactNode;
}

/** A full-width band with its head, for blocks such as card grids, tables, plans and questions. */
export function Band({ id, ground = 'paper', head, children }: BandProps) {
  return (
    <section {...anchor(id)} className={grounds[ground]}>
      <div className="wrap py-section">
        {head && <SectionHead {...head} />}
        <div className={`prose ${head?.layout === 'stacked' ? 'mt-8' : ''}`}>{children}</div>
      </div>
    </section>
  );
}
