import type { Teaser, Topic } from './data/article.ts';
import { ArticleList } from './article-list.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import type { Path } from '../site/routes.ts';

interface ArticleListPageProps {
  /** Subject in the heading: "on Wealth Management". */
  about: string;
  teasers: readonly Teaser[];
  topics: readonly Topic[];
  service?: Path;
  page: number;
  pages: number;
}

/** A page of the list of all articles or of those about a service. Static: the client does not render it. */
export function ArticleListPage({ about, ...list }: ArticleListPageProps) {
  return (
    <>
      <PageBanner intro={`Articles ${about}, the newest first.`} />
      <ArticleList {...list} />
    </>
  );
}
