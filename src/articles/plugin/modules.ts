/** Creates the exports of the articles' virtual modules (plugin.ts). */
import { PER_PAGE } from '../data/article.ts';
import { TEMPLATE } from '../../site/articles.ts';
import type { Article, Teaser } from '../data/article.ts';
import { listPages, neighboursOf, topicsOf } from '../data/article-lists.ts';
import type { Language } from '../../site/languages.ts';

export { readArticles } from './read.ts';

const teaser = ({ path, title, summary, date, minutes, services, rosette }: Article): Teaser => ({
  path,
  title,
  summary,
  date,
  minutes,
  services,
  rosette,
});

/**
 * Functions that return the exports of each module (src/articles/data/virtual-modules.d.ts). The exports contain only
 * the data that is used, because the browser loads most modules.
 */
export const modules: Record<string, (articles: readonly Article[], language: Language | 'en') => object> = {
  recent: (articles) => ({ recent: articles.slice(0, 2).map(teaser) }),
  'first-page': (articles) => ({
    teasers: articles.slice(0, PER_PAGE).map(teaser),
    pageCount: Math.ceil(articles.length / PER_PAGE),
    topics: topicsOf(articles),
  }),
  'by-service': (articles) => ({
    byService: Object.fromEntries(
      topicsOf(articles).map(({ service }) => [
        service,
        articles
          .filter(({ services }) => services.includes(service))
          .slice(0, 2)
          .map(teaser),
      ]),
    ),
  }),
  template: (articles) => {
    const article = articles.find(({ path }) => path === TEMPLATE);
    const others = articles.filter(({ path }) => path !== TEMPLATE).slice(0, 3);
    const { older, newer } = neighboursOf(articles, TEMPLATE);
    return {
      article,
      neighbours: { ...(older && { older: teaser(older) }), ...(newer && { newer: teaser(newer) }) },
      others: others.map(teaser),
    };
  },
  translated: (articles, language) => ({
    paths:
      language === 'en'
        ? []
        : [...articles, ...listPages(articles)]
            .filter(({ languages }) => languages.includes(language))
            .map(({ path }) => path),
  }),
  all: (articles) => ({ articles }),
};
