import { SampleMark } from '../components/sample-mark.tsx';
import { formatFigure } from './figure-text.tsx';

export interface FigureItem {
  value: string;
  to?: string;
  prefix?: string;
  unit?: string;
  /** The rest of the sentence that starts with the figure. */
  label: string;
  /** The source of the figure. While it is empty, the figure is marked as a sample. */
  source?: string;
  /** A text that explains what the figure measures, and in which period. */
  basis?: string;
}

export function FigureSection({ items }: { items: readonly FigureItem[] }) {
  return (
    <div className="at-once figure-strip border-y-hair border-input bg-card">
      <div className="wrap">
        {/* `overflow-clip` hides the separating lines before the first row and before the first column. */}
        <div className="overflow-clip">
          <ul role="list" className="-mt-px -ml-4 grid grid-cols-2 sm:-ml-6 nav:grid-cols-4">
            {items.map(({ label, source, ...figure }) => (
              <li
                key={label}
                className="flex flex-wrap items-baseline gap-x-2 border-t-hair border-l-hair border-input px-4 py-3 sm:px-6 sm:py-5"
              >
                <b className="font-display text-h2-prose font-bold text-brand">
                  {formatFigure(figure)}
                  {source === '' && <SampleMark />}
                </b>{' '}
                <span className="leading-snug text-foreground-soft">{label}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
