import { Fragment, useId } from 'react';
import { Link } from '../components/link.tsx';
import type { To } from '../site/routes.ts';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';

type Tag = string | { label: string; to: To; /** Entries behind the link. */ count?: number };

interface TagListProps {
  /** Left out under a heading that names the tags already. */
  title?: string;
  tags: readonly Tag[];
  level?: 2 | 3;
  /** Runs them on, as the entries at the end of a book: where many long ones would stand one a line. None breaks at its hyphen. */
  runs?: boolean;
}

/** Keywords under a heading (W18): those with a page are links, the others plain words of the same size. */
export function TagList({ title, tags, level = 3, runs = false }: TagListProps) {
  const id = useId();
  const look = tags.some((tag) => typeof tag === 'string') ? 'text' : 'line';
  const Heading = `h${level}` as const;
  return (
    <div>
      {title && (
        <Heading id={id} className="mb-3 font-display text-note text-saffron italic">
          {title}
        </Heading>
      )}
      <ul role="list" aria-labelledby={title && id} className={runs ? 'row-points' : 'flex flex-wrap gap-2'}>
        {tags.map((tag) =>
          typeof tag === 'string' ? (
            <Fragment key={tag}>
              <li className={runs ? (tag.includes('-') ? 'inline-block' : undefined) : 'tag'}>
                {noWrapRanges(tag)}
              </li>{' '}
            </Fragment>
          ) : (
            <Fragment key={tag.label}>
              <li className={runs ? (look === 'line' ? 'inline-block' : undefined) : 'tag tag-link'}>
                <Link to={tag.to} look={runs ? look : 'plain'}>
                  {tag.label}
                  {tag.count !== undefined && ` (${tag.count})`}
                </Link>
              </li>{' '}
            </Fragment>
          ),
        )}
      </ul>
    </div>
  );
}
