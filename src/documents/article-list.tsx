import type { Teaser, Topic } from '../content/article.ts';
import { ArticleList } from '../sections/article-list.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import type { Path } from '../site/routes.ts';

interface ArticleListPageProps {
  /** The subject of its articles: "on Wealth Management". */
  about: string;
  teasers: readonly Teaser[];
  topics: readonly Topic[];
  service?: Path;
  page: number;
  pages: number;
}

/** A further page of the list of articles, or of those about one service. A static page. */
export function ArticleListPage({ about, ...list }: ArticleListPageProps) {
  return (
    <>
      <PageBanner lead={`Articles ${about}, the newest first.`} />
      <ArticleList {...list} />
    </>
  );
}
