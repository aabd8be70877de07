/** Creates the exports of the virtual modules with the articles (plugin.ts). */

import { PER_PAGE } from '../data/article.ts';
import { EXAMPLE_ARTICLE } from '../../site/articles.ts';
import type { Article, Teaser } from '../data/article.ts';
import { createListPages, findNeighbours, countByService } from '../data/article-lists.ts';
import type { Language } from '../../site/languages.ts';

export { readArticles } from './read.ts';

const toTeaser = ({ path, title, summary, date, minutes, services, rosette }: Article): Teaser => ({
  path,
  title,
  summary,
  date,
  minutes,
  services,
  rosette,
});

/**
 * Functions that return the exports of the virtual modules (src/articles/data/virtual-modules.d.ts), by module name.
 * The exports contain only data that is used, because the browser loads most of the modules.
 */
export const modules: Record<string, (articles: readonly Article[], language: Language | 'en') => object> = {
  recent: (articles) => ({ recent: articles.slice(0, 2).map(toTeaser) }),
  'first-page': (articles) => ({
    teasers: articles.slice(0, PER_PAGE).map(toTeaser),
    pageCount: Math.ceil(articles.length / PER_PAGE),
    topics: countByService(articles),
  }),
  'by-service': (articles) => ({
    byService: Object.fromEntries(
      countByService(articles).map(({ service }) => [
        service,
        articles
          .filter(({ services }) => services.includes(service))
          .slice(0, 2)
          .map(toTeaser),
      ]),
    ),
  }),
  template: (articles) => {
    const article = articles.find(({ path }) => path === EXAMPLE_ARTICLE);
    const others = articles.filter(({ path }) => path !== EXAMPLE_ARTICLE).slice(0, 3);
    const neighbours = findNeighbours(articles.map(toTeaser), EXAMPLE_ARTICLE);
    return { article, neighbours, others: others.map(toTeaser) };
  },
  translated: (articles, language) => ({
    paths:
      language === 'en'
        ? []
        : [...articles, ...createListPages(articles)]
            .filter(({ languages }) => languages.includes(language))
            .map(({ path }) => path),
  }),
  all: (articles) => ({ articles }),
};
