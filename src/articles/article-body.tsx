import type { Article } from './data/article.ts';
import * as words from '#words/articles.json';
import { formatDate } from '../lib/format-date.ts';
import { formatMessage } from '../lib/format-message.ts';
import { ArticleText } from './article-text.tsx';

interface ArticleBodyProps {
  article: Article;
  /** Whether the search index leaves out the text, because the article's own page has it too. */
  isExcludedFromSearch?: boolean;
}

/** Author, date, reading time and text of an article. */
export function ArticleBody({ article, isExcludedFromSearch }: ArticleBodyProps) {
  const { author, date, minutes, blocks } = article;
  return (
    <article data-found-elsewhere={isExcludedFromSearch ? '' : undefined} className="grid gap-y-stack">
      <ArticleText
        blocks={blocks}
        byline={
          <p className="border-t-hair border-input pt-2 text-sm leading-snug text-muted-foreground sm:col-start-2">
            {author}&nbsp;·{' '}
            <time dateTime={date} className="whitespace-nowrap">
              {formatDate(date)}
            </time>
            &nbsp;·{' '}
            <span className="whitespace-nowrap">{formatMessage(words.minutesToRead, { minutes })}</span>
          </p>
        }
      />
    </article>
  );
}
