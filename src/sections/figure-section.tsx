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

/** Figures above their labels in one band: two columns on phones, four on desktops. */
export function FigureSection({ items }: { items: readonly FigureItem[] }) {
  return (
    <div className="at-once figure-strip border-y-hair border-input bg-card">
      <div className="wrap">
        {/* Clips the lines before the first row and column. */}
        <div className="overflow-clip">
          <dl className="-mt-px -ml-4 grid grid-cols-2 sm:-ml-6 nav:grid-cols-4">
            {items.map(({ label, source, ...figure }) => (
              <div
                key={label}
                className="flex flex-col-reverse justify-end gap-1 border-t-hair border-l-hair border-input px-4 py-3 sm:px-6 sm:py-6"
              >
                <dt className="leading-snug text-foreground-soft">{label}</dt>
                <dd className="font-display text-figure-band font-bold sm:whitespace-nowrap">
                  <FigureText {...figure} />
                  {source === '' && <SampleMark />}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}
