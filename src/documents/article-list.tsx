import type { Teaser, Topic } from '../content/article.ts';
import { ArticleList } from '../sections/article-list.tsx';
import { Page } from '../sections/page.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { route } from '../site/derive.ts';
import type { ArticlePath, Path } from '../site/routes.ts';

interface ArticleListPageProps {
  path: ArticlePath;
  /** How the way to the page and its title name it. */
  label: string;
  teasers: readonly Teaser[];
  topics: readonly Topic[];
  service?: Path;
  page: number;
  pages: number;
}

/** A further page of the articles, or those of one service: a document alone, like an article. */
export function ArticleListPage({ path, label, ...list }: ArticleListPageProps) {
  const { service, page, pages } = list;
  const about = service ? `on ${route(service).label}` : 'on loans, bills, ratings and papers';
  const rosette = (service && route(service).rosette) ?? 'corporate-consultancy';
  return (
    <Page
      title={label}
      description={`Articles ${about}, the newest first, in plain words: page ${page} of ${pages}, with date and time to read.`}
    >
      <PageBanner
        path="/articles"
        below={{ path, label, rosette }}
        title={label}
        lead={`Articles ${about}, the newest first.`}
      />
      <ArticleList {...list} />
    </Page>
  );
}
