import type { ReactNode } from 'react';
import { Link } from '../components/link.tsx';
import type { To } from '../site/routes.ts';
import { SampleMark } from '../components/sample-mark.tsx';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { joinBasisTexts } from './figure-basis.ts';
import type { FigureItem } from './figure-section.tsx';
import { FigureText } from './figure-text.tsx';
import { SectionHead } from './section-head.tsx';

interface Reason {
  title: string;
  text: string;
  /** A figure, with its unit in `measure`. */
  value?: string;
  measure?: string;
  /** The source of the figure. While it is empty, the figure is marked as a sample. */
  source?: string;
}

interface ReasonsProps {
  note?: string;
  title: string;
  intro?: string;
  reasons: readonly Reason[];
  /** A link at the end of the column with the heading. It replaces `after`. */
  action?: { label: string; to: To };
  /** Figures about all reasons together, below the heading. */
  figures?: readonly FigureItem[];
  /** Content below `figures`. */
  children?: ReactNode;
  /** Content at the end of the column with the heading. */
  after?: ReactNode;
}

/**
 * Reasons in rows. If all reasons have a figure, the figures are in a tinted column, except on phones. Otherwise, each
 * figure is below the text of its reason.
 */
export function Reasons({ note, title, intro, reasons, action, figures, children, after }: ReasonsProps) {
  const end = action ? (
    <Link to={action.to} variant="outline">
      {action.label}
    </Link>
  ) : (
    after
  );
  const notes = joinBasisTexts(figures ?? []);
  const hasFigureColumn = reasons.every(({ value }) => value);
  return (
    <section
      className={`wrap grid gap-x-8 gap-y-stack py-section nav:grid-cols-3 ${end ? 'lg:grid-rows-[auto_1fr]' : ''}`}
    >
      <div>
        <SectionHead note={note} title={title} intro={intro} isInColumn />
        {figures && (
          <ul role="list" className="my-apart grid grid-cols-2 border-y-hair border-input">
            {figures.map(({ label, source, ...figure }) => (
              <li
                key={label}
                className="flex flex-col border-input py-close not-first:border-l-hair not-first:pl-apart"
              >
                <b className="font-display text-figure-band font-bold">
                  <FigureText {...figure} />
                  {source === '' && <SampleMark />}
                </b>{' '}
                <span className="mt-1 text-sm leading-snug text-foreground-soft">{label}</span>
              </li>
            ))}
          </ul>
        )}
        {notes && <p className="my-apart text-sm text-foreground-soft">{notes}</p>}
        {children}
      </div>
      <ol role="list" className={`grid rule-account nav:col-span-2 ${end ? 'lg:row-span-2' : ''}`}>
        {reasons.map((reason, index) => (
          <li
            key={reason.title}
            className={`grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 border-t-hair border-border py-2.5 first:border-t-0 sm:gap-x-5 sm:py-0 ${hasFigureColumn ? 'sm:grid-cols-[2.75rem_minmax(0,1fr)_14rem]' : 'sm:grid-cols-[2.75rem_minmax(0,1fr)]'}`}
          >
            <span className="font-display text-h3 font-bold text-highlight sm:py-4" aria-hidden="true">
              {index + 1}
            </span>
            <div className="sm:py-4">
              <h3 className="font-display text-h3 font-bold">{preventRangeWraps(reason.title)}</h3>
              <p className="mt-1 max-w-136 text-detail text-foreground-soft">
                {preventRangeWraps(reason.text)}
              </p>
            </div>
            {reason.value && (
              <p
                className={`col-start-2 mt-1.5 border-l-mark border-input bg-accent px-3 py-1 leading-snug ${hasFigureColumn ? 'sm:col-start-3 sm:mt-0 sm:border-l-hair sm:px-5 sm:py-4 sm:text-right' : 'w-fit sm:mt-0 sm:mb-4'}`}
              >
                <b
                  className={`font-display text-h3 ${hasFigureColumn ? 'sm:block sm:text-amount ' : ''}text-brand`}
                >
                  {preventRangeWraps(reason.value)}
                  {reason.source === '' && <SampleMark />}
                </b>{' '}
                <span className={`text-xs text-muted-foreground${hasFigureColumn ? ' sm:block' : ''}`}>
                  {preventRangeWraps(reason.measure)}
                </span>
              </p>
            )}
          </li>
        ))}
      </ol>
      {end && <div>{end}</div>}
    </section>
  );
}
