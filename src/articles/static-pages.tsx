import type { ReactNode } from 'react';
import { articles } from 'virtual:articles/all';
import * as words from '#words/articles.json';
import { articlesOn } from '#words/sections.json';
import { articles as articlesLabel } from '#words/site.json';
import { formatMessage } from '../lib/format-message.ts';
import type { Article } from './data/article.ts';
import { listPages, neighboursOf, topicsOf } from './data/article-lists.ts';
import type { ListPage } from './data/article-lists.ts';
import { language } from '../site/language.ts';
import { route, breadcrumbTrail } from '../site/page-info.ts';
import type { StaticPageInfo } from '../site/page-info.ts';
import { seals } from '../site/seals.ts';
import { shareImage } from '../site/structured-data.ts';
import { ArticleListPage } from './article-list-page.tsx';
import { ArticlePage } from './article-page.tsx';

/** A page that is not in the route table. The client has no code for it. */
export interface StaticPage extends StaticPageInfo {
  screen: ReactNode;
}

const above = breadcrumbTrail('/articles');

function articlePage(article: Article): StaticPage {
  const { path, title, summary, rosette, image, languages } = article;
  return {
    path,
    label: title,
    breadcrumb: [...above, { path, label: title }],
    description: summary,
    rosette,
    image,
    languages,
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

function listPage({ path, service, page, pages, entries, languages }: ListPage): StaticPage {
  const name = service && route(service).label;
  const title = name ? formatMessage(articlesOn, { page: name }) : articlesLabel;
  const label = page === 1 ? title : formatMessage(words.listTitleOfPage, { title, page });
  const description = formatMessage(words.listDescription, { subjects: name ?? words.subjects });
  return {
    path,
    label,
    description:
      page === 1 ? description : formatMessage(words.listDescriptionOfPage, { description, page, pages }),
    rosette: (service && route(service).rosette) ?? seals.articles,
    breadcrumb: [...above, { path, label }],
    image: shareImage({ path: '/articles' }),
    languages,
    screen: <ArticleListPage {...(service && { service })} {...{ topics, page, pages, teasers: entries }} />,
  };
}

/** All static pages of this language by path: the articles, newest first, and the lists of articles. */
export const staticPages: ReadonlyMap<string, StaticPage> = new Map(
  [...articles.map(articlePage), ...listPages(articles).map(listPage)]
    .filter(({ languages }) => languages.includes(language))
    .map((page) => [page.path, page]),
);
