import type { ReactNode } from 'react';
import { articles } from 'virtual:articles/all';
import * as words from '#words/articles.json';
import { articlesOn } from '#words/sections.json';
import { articles as articlesLabel } from '#words/site.json';
import { formatMessage } from '../lib/format-message.ts';
import type { Article } from './data/article.ts';
import { createListPages, findNeighbours, countByService } from './data/article-lists.ts';
import type { ListPage } from './data/article-lists.ts';
import { language } from '../site/language.ts';
import { getRoute, getBreadcrumbTrail } from '../site/page-info.ts';
import type { StaticPageInfo } from '../site/page-info.ts';
import { seals } from '../site/seals.ts';
import { getShareImagePath } from '../site/structured-data.ts';
import { ArticleListPage } from './article-list-page.tsx';
import { ArticlePage } from './article-page.tsx';

/** A page for which the browser has no code: an article, or a page of a list of articles. */
export interface StaticPage extends StaticPageInfo {
  screen: ReactNode;
}

const trailOfArticles = getBreadcrumbTrail('/articles');

function createArticlePage(article: Article): StaticPage {
  const { path, title, summary, rosette, image, languages } = article;
  return {
    path,
    label: title,
    breadcrumb: [...trailOfArticles, { path, label: title }],
    description: summary,
    rosette,
    image,
    languages,
    article,
    screen: (
      <ArticlePage
        article={article}
        neighbours={findNeighbours(articles, path)}
        others={articles.filter((other) => other !== article).slice(0, 3)}
      />
    ),
  };
}

const topics = countByService(articles);

function createListPage({ path, service, page, pages, entries, languages }: ListPage): StaticPage {
  const name = service && getRoute(service).label;
  const title = name ? formatMessage(articlesOn, { page: name }) : articlesLabel;
  const label = page === 1 ? title : formatMessage(words.listTitleOfPage, { title, page });
  const description = formatMessage(words.listDescription, { subjects: name ?? words.subjects });
  return {
    path,
    label,
    description:
      page === 1 ? description : formatMessage(words.listDescriptionOfPage, { description, page, pages }),
    rosette: (service && getRoute(service).rosette) ?? seals.articles,
    breadcrumb: [...trailOfArticles, { path, label }],
    image: getShareImagePath({ path: '/articles' }),
    languages,
    screen: <ArticleListPage {...(service && { service })} {...{ topics, page, pages, teasers: entries }} />,
  };
}

/** The static pages of this language, by path: the articles with the newest first, and then the lists of articles. */
export const staticPages: ReadonlyMap<string, StaticPage> = new Map(
  [...articles.map(createArticlePage), ...createListPages(articles).map(createListPage)]
    .filter(({ languages }) => languages.includes(language))
    .map((page) => [page.path, page]),
);
