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
  /** Whether the unit or currency of the amount is unknown. */
  isUnitOpen?: boolean;
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

/** Figures above their labels in one band; all rows use the same columns. Amounts without a unit are small rows below. */
export function FigureSection({ items, children }: FigureSectionProps) {
  const large = items.filter(({ isUnitOpen }) => !isUnitOpen);
  const small = items.filter(({ isUnitOpen }) => isUnitOpen);
  return (
    <>
      <div className="at-once figure-strip bg-card">
        <div className="wrap">
          <div className="overflow-clip">
            <dl className={`figure-band ${shares[large.length] ?? ''}`}>
              {large.map(({ label, source, ...figure }) => (
                <div key={label} className="figure-band-item">
                  <dt>{label}</dt>
                  <dd className="font-display">
                    <FigureText {...figure} />
                    {source === '' && <SampleMark />}
                  </dd>
                </div>
              ))}
            </dl>
            {small.length > 0 && (
              <dl className="border-t-hair border-input">
                {small.map(({ label, source, value, unit }) => (
                  <div
                    key={label}
                    className="flex flex-wrap justify-between gap-x-4 py-close not-first:border-t-hair"
                  >
                    <dt>{label}</dt>
                    <dd className="font-semibold">
                      {`${value}${unit ?? ''}`}
                      {source === '' && <SampleMark />}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </div>
      </div>
      {children && <div className="wrap py-6">{children}</div>}
    </>
  );
}
