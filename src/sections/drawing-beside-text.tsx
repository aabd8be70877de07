import type { ReactNode } from 'react';
import { HatchDefs } from '../components/vignette-parts.tsx';

interface DrawingBesideTextProps {
  /** A framed drawing of portrait shape, at most 26rem wide so that its lettering keeps its size. */
  drawing: ReactNode;
  side?: 'left' | 'right';
  /** Paragraphs and lists. */
  children: ReactNode;
}

/** Running text and a drawing beside it, one above the other where there is no room. Once on a page. */
export function DrawingBesideText({ drawing, side = 'right', children }: DrawingBesideTextProps) {
  const columns =
    side === 'right'
      ? '@min-[46rem]:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]'
      : '@min-[46rem]:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]';
  return (
    <div className="@container">
      <HatchDefs />
      <div className={`grid items-start gap-x-14 gap-y-9 ${columns}`}>
        <div className="prose min-w-0">{children}</div>
        <div className={`max-w-104 min-w-0 ${side === 'left' ? '@min-[46rem]:order-first' : ''}`}>
          {drawing}
        </div>
      </div>
    </div>
  );
}
