import type { Article } from '../content/article.ts';
import { formatDate } from '../lib/format-date.ts';
import { ArticleText } from './article-text.tsx';

interface ArticleBodyProps {
  article: Article;
  /** Whether the search finds the text at another address, and not here. */
  foundElsewhere?: boolean;
}

/** An article under the page's own title: who wrote it and when, and its words. */
export function ArticleBody({ article, foundElsewhere }: ArticleBodyProps) {
  const { author, date, minutes, blocks } = article;
  return (
    <article data-found-elsewhere={foundElsewhere ? '' : undefined} className="grid gap-y-stack">
      <ArticleText
        blocks={blocks}
        by={
          <p className="border-t-hair border-edge pt-2 text-small leading-snug text-ink-mute">
            {author}
            <span className="sm:hidden">&nbsp;· </span>
            <time dateTime={date} className="sm:block">
              {formatDate(date)}
            </time>
            <span className="sm:hidden">&nbsp;· </span>
            <span className="sm:block">{minutes} min to read</span>
          </p>
        }
      />
    </article>
  );
}
