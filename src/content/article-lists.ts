import { serviceGroups } from '../site/page-info.ts';
import type { ArticlePath, Path } from '../site/routes.ts';
import type { Teaser, Topic } from './article.ts';

/** The services that have articles, in the order of the menu. */
export const topicsOf = (articles: readonly Pick<Teaser, 'services'>[]): Topic[] =>
  serviceGroups
    .flatMap((group) => group.services)
    .map(({ path }) => ({
      service: path,
      count: articles.filter(({ services }) => services.includes(path)).length,
    }))
    .filter(({ count }) => count > 0);

/** The articles before and after one, of a list with the newest first. */
export function neighboursOf<Of extends Pick<Teaser, 'path'>>(articles: readonly Of[], path: ArticlePath) {
  const at = articles.findIndex((article) => article.path === path);
  const [newer, older] = [articles[at - 1], articles[at + 1]];
  return { ...(older && { older }), ...(newer && { newer }) };
}

/** Where the nth page of the articles on a service, or of all, stands. */
export function listPath(service: Path | undefined, page: number): ArticlePath | '/articles' {
  const list = service ? (`/articles/about/${service.split('/').at(-1)}` as const) : '/articles';
  return page > 1 ? `${list}/page-${page}` : list;
}
