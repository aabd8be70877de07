import * as words from '#words/articles.json';
import type { Teaser, Topic } from './data/article.ts';
import { ArticleList } from './article-list.tsx';
import { Link } from '../components/link.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { PageBanner } from '../sections/page-banner.tsx';
import { getRoute } from '../site/page-info.ts';
import type { Path } from '../site/routes.ts';

interface ArticleListPageProps {
  teasers: readonly Teaser[];
  topics: readonly Topic[];
  /** The service that the articles are about. If it is omitted, the list has all articles. */
  service?: Path;
  page: number;
  pages: number;
}

/** A page in the list of all articles, or in the list of articles about one service. Only the build renders it. */
export function ArticleListPage(list: ArticleListPageProps) {
  const { service } = list;
  return (
    <>
      <PageBanner intro={words.listIntro}>
        {service && (
          <Link to={service} variant="button">
            {formatMessage(words.seeService, { service: getRoute(service).label })}
          </Link>
        )}
      </PageBanner>
      <ArticleList {...list} />
    </>
  );
}
