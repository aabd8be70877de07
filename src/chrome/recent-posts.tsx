import { recent } from 'virtual:articles/recent';
import { formatDate } from '../lib/format-date.ts';
import { PageAnchor } from '../components/page-anchor.tsx';
import { ArticleWords } from '../components/page-language.tsx';

/** The two newest articles. */
export function RecentPosts() {
  return (
    <ul role="list" className="sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6">
      {recent.map(({ path, title, date }) => (
        <li key={path}>
          <PageAnchor
            to={path}
            className="block border-b-hair border-footer-border py-3 leading-snug underline-offset-[.25em] hover:underline"
          >
            <span className="text-footer-foreground">
              <ArticleWords path={path}>{title}</ArticleWords>{' '}
              <time dateTime={date} className="mt-1 block text-xs text-footer-foreground-soft">
                {formatDate(date)}
              </time>
            </span>
          </PageAnchor>
        </li>
      ))}
    </ul>
  );
}
