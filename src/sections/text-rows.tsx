import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../components/link.tsx';
import { Seal } from '../components/rosette.tsx';
import type { RosetteName } from '../site/rosettes.ts';
import type { To } from '../site/routes.ts';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import * as common from '#words/common.json';
import { formatMessage } from '../lib/format-message.ts';

export interface TextRow {
  title: string;
  text?: ReactNode;
  points?: readonly string[];
  /** `about` is screen-reader text after the label; the row's title by default. */
  link?: { to: To; label: string; about?: string };
  /** Rosette before the name. */
  rosette?: RosetteName;
  /** A few words beside the name, such as a price range. */
  note?: string;
}

interface TextRowsProps {
  rows: readonly TextRow[];
  /** Renders a numbered `<ol>`. */
  numbered?: boolean;
  /** Heading level of the names. */
  level?: 3 | 4;
  /** Draws rules between the rows. */
  ruled?: boolean;
}

/**
 * Named texts in two or three columns of a band, or with names next to texts in a text column. On phones the name is
 * above its text. The last row spans the rest of its line.
 */
export function TextRows({ rows, numbered = false, level = 3, ruled = true }: TextRowsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className="@container">
      <List
        role="list"
        className={`rows ${ruled ? 'rule-account ' : ''}${rows.length === 3 ? 'rows-thirds' : 'rows-pairs'}`}
      >
        {rows.map((row, index) => (
          <li key={row.title} className={numbered || row.rosette ? 'row row-marked' : 'row'}>
            {numbered && (
              <span className="font-display text-h3 font-bold text-highlight" aria-hidden="true">
                {index + 1}
              </span>
            )}
            {row.rosette && (
              <span className="w-11" aria-hidden="true">
                <Seal name={row.rosette} />
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
  const Name = `h${level}` as const;
  return (
    <div className="row-words">
      <div className={note && 'row-head'}>
        <Name className="row-title">{noWrapRanges(title)}</Name>{' '}
        {note && <p className="text-sm font-semibold text-highlight">{note}</p>}
      </div>{' '}
      <div className={`row-body text-foreground-soft${link ? ' flex flex-col' : ''}`}>
        {text && <p>{noWrapRanges(text)}</p>}
        {points && (
          <ul role="list" className="row-points mt-1.5">
            {points.map((point) => (
              <Fragment key={point}>
                <li>{noWrapRanges(point)}</li>{' '}
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
