import type { Language } from '../src/site/languages.ts';
import { withBase } from '../src/site/languages.ts';
import type { Route } from '../src/site/routes.ts';
import { hasPage } from '../src/site/translated-pages.ts';
import type { ServerBuild } from './built-server.ts';

/** Returns the file name for the path of a page: 'hi/about.html' for '/hi/about'. */
export const getFileName = (path: string) =>
  path === '/' ? 'index.html' : `${path.slice(1).replace(/\.html$/, '')}.html`;

/**
 * Returns a message for each page or redirect that would overwrite the file of another one. A redirect may have the
 * file of the page that it leads to, as /index.html has.
 */
export function findFileConflicts(
  paths: readonly string[],
  redirects: Readonly<Record<string, string>>,
): string[] {
  const entries = [
    ...paths.map((path) => ({ path, name: `the page ${path}` })),
    ...Object.keys(redirects).map((path) => ({ path, name: `the redirect from ${path}` })),
  ];
  const owners = new Map<string, (typeof entries)[number]>();
  return entries.flatMap((entry) => {
    const file = getFileName(entry.path);
    const owner = owners.get(file.toLowerCase()) ?? entry;
    owners.set(file.toLowerCase(), owner);
    return owner === entry || owner.path === redirects[entry.path]
      ? []
      : `${file} would be the file of ${owner.name} and of ${entry.name}: change one of them (src/site/pages.ts).`;
  });
}

/** Returns whether a page exists in the language of a server build. */
export const isTranslated = ({ base }: Pick<ServerBuild, 'base'>, row: Route) =>
  base === '' || hasPage(base.slice(1) as Language, row);

/**
 * Returns the paths of the pages that are in the sitemap and in the site's search, without the prefix of the language.
 */
export function getListedPaths(server: ServerBuild): string[] {
  const rows: readonly Route[] = server.routes;
  return [
    ...rows.filter((row) => !row.unlisted && isTranslated(server, row)).map(({ path }) => path),
    ...[...server.staticPages.values()].filter(({ article }) => article).map(({ path }) => path),
  ];
}

/**
 * Returns the paths of all pages of a language, without the prefix of the language. The 404 page and pages that are not
 * translated are included.
 */
export const getAllPaths = (server: ServerBuild): string[] => [
  ...new Set<string>([
    ...server.routes.map(({ path }) => path),
    ...getListedPaths(server),
    ...server.staticPages.keys(),
    server.notFound.path,
  ]),
];

/** Returns the listed paths of all languages, with the prefix of each language, for the sitemap. */
export const getSitemapPaths = (serverBuilds: readonly ServerBuild[]): string[] =>
  serverBuilds.flatMap((server) => getListedPaths(server).map((path) => withBase(server.base, path)));
