import { Fragment, useId } from 'react';
import { Link } from '../components/link.tsx';
import type { To } from '../site/routes.ts';

type Tag = string | { label: string; to: To; /** Entries behind the link. */ count?: number };

interface TagListProps {
  /** Left out under a heading that names the tags already. */
  title?: string;
  tags: readonly Tag[];
  level?: 2 | 3;
  /** Plain words as one running line, where the column is narrow. */
  line?: boolean;
}

/** Keywords under a heading (W18): those with a page are links, the others plain words of the same size. */
export function TagList({ title, tags, level = 3, line = false }: TagListProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div>
      {title && (
        <Heading id={id} className="mb-3 font-display text-note text-saffron italic">
          {title}
        </Heading>
      )}
      <ul role="list" aria-labelledby={title && id} className={line ? 'row-points' : 'flex flex-wrap gap-2'}>
        {tags.map((tag) =>
          typeof tag === 'string' ? (
            <Fragment key={tag}>
              <li className={line ? undefined : 'tag'}>{tag}</li>{' '}
            </Fragment>
          ) : (
            <li key={tag.label} className="tag tag-link">
              <Link to={tag.to} look="plain">
                {tag.label}
                {tag.count !== undefined && ` (${tag.count})`}
              </Link>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
