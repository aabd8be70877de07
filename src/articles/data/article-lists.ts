import { serviceGroups } from '../../site/page-info.ts';
import type { ArticlePath, Path } from '../../site/routes.ts';
import { PER_PAGE } from './article.ts';
import type { Article, Teaser, Topic } from './article.ts';

/** Returns the services that have articles, in menu order, with the number of their articles. */
export const topicsOf = (articles: readonly Pick<Teaser, 'services'>[]): Topic[] =>
  serviceGroups
    .flatMap((group) => group.services)
    .map(({ path }) => ({
      service: path,
      count: articles.filter(({ services }) => services.includes(path)).length,
    }))
    .filter(({ count }) => count > 0);

/** Returns the next older and the next newer article. `articles` has the newest first. */
export function neighboursOf<Of extends Pick<Teaser, 'path'>>(articles: readonly Of[], path: ArticlePath) {
  const at = articles.findIndex((article) => article.path === path);
  const [newer, older] = [articles[at - 1], articles[at + 1]];
  return { ...(older && { older }), ...(newer && { newer }) };
}

/** Returns the path of a page of the articles about a service, or of all articles. */
export function listPath(service: Path | undefined, page: number): ArticlePath | '/articles' {
  const list = service ? (`/articles/about/${service.split('/').at(-1)}` as const) : '/articles';
  return page > 1 ? `${list}/page-${page}` : list;
}

/** A page of a list of articles. */
export interface ListPage {
  path: ArticlePath;
  /** The service; undefined in the list of all articles. */
  service: Path | undefined;
  page: number;
  pages: number;
  entries: readonly Article[];
  /** The languages that have the list: at least one of its articles is published in the language. */
  languages: Article['languages'];
}

/** Returns the pages of all lists, except the first page of all articles, which is in the route table. */
export const listPages = (articles: readonly Article[]): ListPage[] =>
  [undefined, ...topicsOf(articles).map(({ service }) => service)].flatMap((service) => {
    const all = service ? articles.filter(({ services }) => services.includes(service)) : articles;
    const languages = [...new Set(all.flatMap((article) => article.languages))];
    const pages = Math.ceil(all.length / PER_PAGE);
    return Array.from({ length: pages }, (_, index): ListPage[] => {
      const path = listPath(service, index + 1);
      if (path === '/articles') return [];
      const entries = all.slice(index * PER_PAGE, (index + 1) * PER_PAGE);
      return [{ path, service, page: index + 1, pages, entries, languages }];
    }).flat();
  });
