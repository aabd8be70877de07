import { Fragment, useId } from 'react';
import { Link } from '../components/link.tsx';
import type { To } from '../site/routes.ts';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { noteClasses } from '../components/note-classes.ts';

interface LinkTag {
  label: string;
  to: To;
  /** The number of entries on the linked page. */
  count?: number;
}

type Tag = string | LinkTag;

const baseTagClasses = 'flex items-center border-hair bg-card text-sm/tight';
const tagClasses = {
  text: `${baseTagClasses} min-h-9 border-border px-[0.85rem] py-1 text-foreground-soft`,
  link: `${baseTagClasses} border-input font-semibold text-brand *:flex *:min-h-tap *:items-center *:px-[0.85rem] *:py-1 hover:bg-accent`,
} as const;

interface TagListProps {
  /** The heading. Omit it if the tags belong to a heading above them. */
  title?: string;
  tags: readonly Tag[];
  level?: 2 | 3;
  /** Whether the tags look like a paragraph, for many long tags. By default, each tag is a box. */
  isInline?: boolean;
}

/** A list of keywords. A keyword can be a link to a page. */
export function TagList({ title, tags, level = 3, isInline = false }: TagListProps) {
  const id = useId();
  // Links need the minimum target size (`line`), unless there is plain text between them.
  const variant = tags.some((tag) => typeof tag === 'string') ? 'text' : 'line';
  const Heading = `h${level}` as const;
  return (
    <div>
      {title && (
        <Heading id={id} className={`mb-3 ${noteClasses}`}>
          {title}
        </Heading>
      )}
      <ul role="list" aria-labelledby={title && id} className={isInline ? undefined : 'flex flex-wrap gap-2'}>
        {tags.map((tag) =>
          typeof tag === 'string' ? (
            <Fragment key={tag}>
              <li
                className={
                  isInline ? `dot-separated ${tag.includes('-') ? 'inline-block' : ''}` : tagClasses.text
                }
              >
                {preventRangeWraps(tag)}
              </li>{' '}
            </Fragment>
          ) : (
            <Fragment key={tag.label}>
              <li
                className={
                  isInline ? `dot-separated ${variant === 'line' ? 'inline-block' : ''}` : tagClasses.link
                }
              >
                <Link to={tag.to} variant={isInline ? variant : 'plain'}>
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
