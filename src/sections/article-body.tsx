import type { Article } from '../content/article.ts';
import { shownDate } from '../lib/shown-date.ts';
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
    <article data-found-elsewhere={foundElsewhere ? '' : undefined}>
      <p className="border-b-hair border-rule pb-4 text-small text-ink-mute">
        {author}&nbsp;· <time dateTime={date}>{shownDate(date)}</time>&nbsp;· {minutes} min to read
      </p>
      <div className="prose mt-6">
        <ArticleText blocks={blocks} />
      </div>
    </article>
  );
}
