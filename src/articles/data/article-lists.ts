import { serviceGroups } from '../../site/page-info.ts';
import type { ArticlePath, Path } from '../../site/routes.ts';
import type { Teaser, Topic } from './article.ts';

/** Returns the services that have articles, in menu order, with their numbers. */
export const topicsOf = (articles: readonly Pick<Teaser, 'services'>[]): Topic[] =>
  serviceGroups
    .flatMap((group) => group.services)
    .map(({ path }) => ({
      service: path,
      count: articles.filter(({ services }) => services.includes(path)).length,
    }))
    .filter(({ count }) => count > 0);

/** Returns the next older and newer article in a list with the newest first. */
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
