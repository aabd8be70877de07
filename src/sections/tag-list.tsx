import { Fragment, useId } from 'react';
import { Link } from '../components/link.tsx';
import type { To } from '../site/routes.ts';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';
import { noteClasses } from '../components/note-classes.ts';

type Tag = string | { label: string; to: To; /** Number of entries on the linked page. */ count?: number };

const baseTagClasses = 'flex items-center border-hair bg-card text-sm/tight';
const tagClasses = {
  text: `${baseTagClasses} min-h-9 border-border px-[0.85rem] py-1 text-foreground-soft`,
  link: `${baseTagClasses} border-input font-semibold text-brand *:flex *:min-h-tap *:items-center *:px-[0.85rem] *:py-1 hover:bg-accent`,
} as const;

interface TagListProps {
  /** The heading; omitted if a heading above already names the tags. */
  title?: string;
  tags: readonly Tag[];
  level?: 2 | 3;
  /** Whether the tags are one paragraph, for many long tags. Tags do not break at hyphens. */
  runs?: boolean;
}

/** Keywords under a heading. Keywords with a page are links. */
export function TagList({ title, tags, level = 3, runs = false }: TagListProps) {
  const id = useId();
  const variant = tags.some((tag) => typeof tag === 'string') ? 'text' : 'line';
  const Heading = `h${level}` as const;
  return (
    <div>
      {title && (
        <Heading id={id} className={`mb-3 ${noteClasses}`}>
          {title}
        </Heading>
      )}
      <ul role="list" aria-labelledby={title && id} className={runs ? undefined : 'flex flex-wrap gap-2'}>
        {tags.map((tag) =>
          typeof tag === 'string' ? (
            <Fragment key={tag}>
              <li
                className={
                  runs ? `dot-separated ${tag.includes('-') ? 'inline-block' : ''}` : tagClasses.text
                }
              >
                {noWrapRanges(tag)}
              </li>{' '}
            </Fragment>
          ) : (
            <Fragment key={tag.label}>
              <li
                className={
                  runs ? `dot-separated ${variant === 'line' ? 'inline-block' : ''}` : tagClasses.link
                }
              >
                <Link to={tag.to} variant={runs ? variant : 'plain'}>
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
