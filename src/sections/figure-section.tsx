import type { ReactNode } from 'react';
import { SampleMark } from '../components/sample-mark.tsx';
import { FigureText } from './figure-text.tsx';

export interface FigureItem {
  value: string;
  to?: string;
  prefix?: string;
  unit?: string;
  label: string;
  /** Source of the figure; empty until the firm provides it. */
  source?: string;
}

/** Columns by number of figures, chosen so that no row has a single figure. */
const shares: Record<number, string> = {
  2: 'figure-band-halves',
  3: 'figure-band-three figure-band-thirds',
  6: 'figure-band-thirds',
};

interface FigureSectionProps {
  items: readonly FigureItem[];
  /** Explanation directly below the figures. */
  children?: ReactNode;
}

/** Figures above their labels in one band; all rows use the same columns. */
export function FigureSection({ items, children }: FigureSectionProps) {
  return (
    <>
      <div className="at-once figure-strip bg-card">
        <div className="wrap">
          <div className="overflow-clip">
            <dl className={`figure-band ${shares[items.length] ?? ''}`}>
              {items.map(({ label, source, ...figure }) => (
                <div key={label} className="figure-band-item">
                  <dt>{label}</dt>
                  <dd className="font-display">
                    <FigureText {...figure} />
                    {source === '' && <SampleMark />}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
      {children && <div className="wrap py-6">{children}</div>}
    </>
  );
}
