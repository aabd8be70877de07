import { serviceGroups } from '../../site/page-info.ts';
import type { ArticlePath, Path } from '../../site/routes.ts';
import { PER_PAGE } from './article.ts';
import type { Article, Teaser, Topic } from './article.ts';

/** Returns the services that have articles, in the order of the menu, with the number of their articles. */
export const countByService = (articles: readonly Pick<Teaser, 'services'>[]): Topic[] =>
  serviceGroups
    .flatMap((group) => group.services)
    .map(({ path }) => ({
      service: path,
      count: articles.filter(({ services }) => services.includes(path)).length,
    }))
    .filter(({ count }) => count > 0);

/** Returns the next older and the next newer article, if they exist. The list must start with the newest article. */
export function findNeighbours<Entry extends Pick<Teaser, 'path'>>(
  articles: readonly Entry[],
  path: ArticlePath,
) {
  const index = articles.findIndex((article) => article.path === path);
  const newer = articles[index - 1];
  const older = articles[index + 1];
  return { ...(older && { older }), ...(newer && { newer }) };
}

/** Returns the path of a page in the list of articles about a service, or in the list of all articles. */
export function getListPath(service: Path | undefined, page: number): ArticlePath | '/articles' {
  const list = service ? (`/articles/about/${service.split('/').at(-1)}` as const) : '/articles';
  return page > 1 ? `${list}/page-${page}` : list;
}

/** A page of a list of articles. */
export interface ListPage {
  path: ArticlePath;
  /** The service that the list is about. It is undefined in the list of all articles. */
  service: Path | undefined;
  page: number;
  pages: number;
  entries: readonly Article[];
  /** The languages in which the list exists. In each of them, at least one article of the list is published. */
  languages: Article['languages'];
}

/** Returns the pages of all lists, except the first page of all articles, which is in the route table. */
export function createListPages(articles: readonly Article[]): ListPage[] {
  const services = countByService(articles).map(({ service }) => service);
  const listPages: ListPage[] = [];
  for (const service of [undefined, ...services]) {
    const list = service ? articles.filter((article) => article.services.includes(service)) : articles;
    const languages = [...new Set(list.flatMap((article) => article.languages))];
    const pages = Math.ceil(list.length / PER_PAGE);
    for (let page = 1; page <= pages; page += 1) {
      const path = getListPath(service, page);
      if (path === '/articles') continue;
      const entries = list.slice((page - 1) * PER_PAGE, page * PER_PAGE);
      listPages.push({ path, service, page, pages, entries, languages });
    }
  }
  return listPages;
}
