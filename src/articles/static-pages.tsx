import type { ReactNode } from 'react';
import { articles } from 'virtual:articles/all';
import type { Article } from './data/article.ts';
import { PER_PAGE } from './data/article.ts';
import { SUBJECTS } from '../site/articles.ts';
import { listPath, neighboursOf, topicsOf } from './data/article-lists.ts';
import { route, breadcrumbTrail } from '../site/page-info.ts';
import type { StaticPageInfo } from '../site/page-info.ts';
import type { Path } from '../site/routes.ts';
import { seals } from '../site/seals.ts';
import { shareImage } from '../site/structured-data.ts';
import { ArticleListPage } from './article-list-page.tsx';
import { ArticlePage } from './article-page.tsx';

/** A page that is not in the route table and that the client has no code for. */
export interface StaticPage extends StaticPageInfo {
  screen: ReactNode;
}

const above = breadcrumbTrail('/articles');

function articlePage(article: Article): StaticPage {
  const { path, title, summary, rosette } = article;
  return {
    path,
    label: title,
    breadcrumb: [...above, { path, label: title }],
    description: summary,
    rosette,
    image: article.image,
    article,
    screen: (
      <ArticlePage
        article={article}
        neighbours={neighboursOf(articles, path)}
        others={articles
          .slice(0, 4)
          .filter((other) => other !== article)
          .slice(0, 3)}
      />
    ),
  };
}

const topics = topicsOf(articles);

/** The pages of a list, except the first page of all articles, which is in the route table. */
function listPages(service?: Path): StaticPage[] {
  const entries = service ? articles.filter(({ services }) => services.includes(service)) : articles;
  const pages = Math.ceil(entries.length / PER_PAGE);
  const name = service ? `Articles on ${route(service).label}` : 'Articles';
  return Array.from({ length: pages }, (_, index): StaticPage[] => {
    const page = index + 1;
    const path = listPath(service, page);
    if (path === '/articles') return [];
    const label = page === 1 ? name : `${name}, page ${page}`;
    const about = service ? `on ${route(service).label}` : `on ${SUBJECTS}`;
    const list = { topics, page, pages, ...(service && { service }) };
    const teasers = entries.slice(index * PER_PAGE, page * PER_PAGE);
    return [
      {
        path,
        label,
        description: `Articles ${about}, with worked examples and the documents to keep ready.${page > 1 ? ` Page ${page} of ${pages}.` : ''}`,
        rosette: (service && route(service).rosette) ?? seals.articles,
        breadcrumb: [...above, { path, label }],
        image: shareImage({ path: '/articles' }),
        screen: <ArticleListPage {...list} teasers={teasers} />,
      },
    ];
  }).flat();
}

/** All static pages by path: articles, newest first, and their lists. */
export const staticPages: ReadonlyMap<string, StaticPage> = new Map(
  [...articles.map(articlePage), ...listPages(), ...topics.flatMap(({ service }) => listPages(service))].map(
    (page) => [page.path, page],
  ),
);
