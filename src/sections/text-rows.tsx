import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../components/link.tsx';
import type { To } from '../site/routes.ts';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import * as common from '#words/common.json';
import { formatMessage } from '../lib/format-message.ts';

export interface TextRow {
  title: string;
  text?: ReactNode;
  points?: readonly string[];
  /** A link. `about` is screen-reader text after its label. By default, it is the title of the row. */
  link?: { to: To; label: string; about?: string };
  /** A few words next to the title, such as a price range. */
  note?: string;
}

interface TextRowsProps {
  rows: readonly TextRow[];
  numbered?: boolean;
  level?: 3 | 4;
  /** Whether there are lines between the rows. */
  hasRules?: boolean;
}

/** Classes of the list. In a wide container, it has two or three columns. */
const listClasses = {
  pairs: 'grid @min-[60rem]:grid-cols-2',
  thirds: 'grid @min-[60rem]:grid-cols-3',
} as const;

const baseRowClasses =
  'grid gap-3 border-t-hair border-border py-2 first:border-t-0 @min-[33rem]:gap-x-5 @min-[33rem]:gap-y-4 @min-[33rem]:py-4 @min-[60rem]:border-l-hair @min-[60rem]:px-9 @min-[60rem]:pt-[1.35rem] @min-[60rem]:pb-5';
const rowClasses = {
  pairs: `${baseRowClasses} @min-[60rem]:even:pr-0 @min-[60rem]:nth-2:border-t-0 @min-[60rem]:odd:border-l-0 @min-[60rem]:odd:pl-0 @min-[60rem]:odd:last:col-span-full`,
  thirds: `${baseRowClasses} @min-[60rem]:border-t-0 @min-[60rem]:first:border-l-0 @min-[60rem]:first:pl-0`,
} as const;

/**
 * Rows with a title and a text. In a wide container, three rows are in three columns. Any other number of rows is in
 * two columns, and an odd last row spans both columns. In a medium container, there is one column with the titles next
 * to the texts. In a narrow container, the titles are above the texts.
 */
export function TextRows({ rows, numbered = false, level = 3, hasRules = true }: TextRowsProps) {
  const List = numbered ? 'ol' : 'ul';
  const columns = rows.length === 3 ? 'thirds' : 'pairs';
  return (
    <div className="@container">
      <List role="list" className={`${listClasses[columns]} ${hasRules ? 'rule-account' : ''}`}>
        {rows.map((row, index) => (
          <li
            key={row.title}
            className={`${rowClasses[columns]} ${numbered ? 'grid-cols-[auto_minmax(0,1fr)]' : ''}`}
          >
            {numbered && (
              <span className="min-w-5 font-display text-h3 font-bold text-highlight" aria-hidden="true">
                {index + 1}
              </span>
            )}
            <RowText row={row} level={level} />
          </li>
        ))}
      </List>
    </div>
  );
}

function RowText({ row: { title, text, points, link, note }, level }: { row: TextRow; level: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="@max-[33rem]:text-detail @min-[33rem]:grid @min-[33rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @min-[33rem]:gap-x-8 @min-[33rem]:gap-y-[0.35rem] @min-[60rem]:grid-cols-1 @min-[60rem]:grid-rows-[auto_1fr]">
      <div
        className={
          note &&
          '@min-[60rem]:flex @min-[60rem]:flex-wrap @min-[60rem]:items-baseline @min-[60rem]:justify-between @min-[60rem]:gap-x-4'
        }
      >
        <Heading className="font-display text-xl leading-[1.22] font-bold @min-[33rem]:text-h3">
          {preventRangeWraps(title)}
        </Heading>{' '}
        {note && <p className="text-sm font-semibold text-highlight">{preventRangeWraps(note)}</p>}
      </div>{' '}
      <div
        className={`text-detail text-foreground-soft @max-[33rem]:mt-1 @min-[33rem]:max-w-text @min-[33rem]:gap-[0.35rem] @min-[33rem]:pt-[0.1rem] @min-[60rem]:content-start ${link ? 'flex flex-col' : '@min-[33rem]:grid'}`}
      >
        {text && <p>{preventRangeWraps(text)}</p>}
        {points && (
          <ul role="list" className="mt-1.5">
            {points.map((point) => (
              <Fragment key={point}>
                <li className="dot-separated">{preventRangeWraps(point)}</li>{' '}
              </Fragment>
            ))}
          </ul>
        )}
        {link && (
          <p className="mt-auto -mb-1">
            <Link
              to={link.to}
              variant="more"
              about={link.about ?? formatMessage(common.aboutSubject, { subject: title })}
            >
              {link.label}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
