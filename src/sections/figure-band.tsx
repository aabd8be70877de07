import type { ReactNode } from 'react';
import { SampleMark } from '../components/sample-mark.tsx';
import { FigureText } from './figure-text.tsx';

export interface FigureItem {
  value: string;
  to?: string;
  prefix?: string;
  unit?: string;
  label: string;
  /** Where the figure comes from; empty until the firm fills it in. */
  source?: string;
}

/** Columns by the number of figures, where there is room, so that no row is left with a single one. */
const shares: Record<number, string> = {
  2: 'figure-band-halves',
  3: 'figure-band-three figure-band-thirds',
  6: 'figure-band-thirds',
};

interface FigureBandProps {
  items: readonly FigureItem[];
  /** How to read them, right under them. */
  children?: ReactNode;
}

/** Figures over what they measure, in one band; rows share their columns. */
export function FigureBand({ items, children }: FigureBandProps) {
  return (
    <>
      <div className="at-once figure-strip bg-leaf">
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
