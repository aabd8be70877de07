/** Selects the pages to audit. */
import { existsSync } from 'node:fs';
import { findClosestName } from '../../build/closest-name.ts';
import { getPathInLanguage } from '../../src/site/languages.ts';
import { languages } from '../../src/site/published-languages.ts';
import { allPages, filesOf, sourcesOfPages, translatedPages } from '../../tests/pages/covering-pages.ts';

export const auditedPages: readonly string[] = [...allPages, ...translatedPages];

/** Returns a message about the first path that is not a page. Returns undefined if all paths are pages. */
export function findUnknownPage(paths: readonly string[]): string | undefined {
  const unknown = paths.find((path) => !auditedPages.includes(path));
  if (unknown === undefined) return undefined;
  const like = findClosestName(unknown, auditedPages);
  return `There is no page ${unknown}${like ? `: did you mean ${like}?` : '.'} src/site/pages.ts lists the pages.`;
}

/** Returns true if no page can contain a file: it is not a source of the site, or it was deleted. */
const isOutside = (file: string) =>
  /^(?:docs|tests|scripts|\.github|\.ci)\/|^[^/]+\.md$/.test(file) || !existsSync(file);

/**
 * Returns the pages that import one of the changed files, directly or indirectly. Files of the app itself count as part
 * of all pages, and so do files that no page imports, such as style sheets, the theme and the build.
 */
export function findPagesUsing(changed: readonly string[]): readonly string[] {
  const shared = filesOf('src/app/app.tsx', { isStatic: true });
  const pages = new Set<string>();
  for (const file of changed.filter((one) => !isOutside(one))) {
    const [, article] = /^src\/articles\/texts\/(?:\w\w\/)?([^/]+)\.md$/.exec(file) ?? [];
    const [, language = '', words = ''] = /^src\/words\/(\w+)\/(.+)$/.exec(file) ?? [];
    const name = words ? `#words/${words}` : file;
    const users = [...sourcesOfPages].filter(([, files]) => files.has(name)).map(([path]) => path);
    if (article) pages.add(`/articles/${article}`);
    else if (users.length === 0 || shared.has(name)) return auditedPages;
    for (const path of users) {
      const translations = languages
        .filter((one) => !words || one === language)
        .map((one) => getPathInLanguage(one, path));
      for (const one of [...(language && language !== 'en' ? [] : [path]), ...translations]) pages.add(one);
    }
  }
  return auditedPages.filter((path) => pages.has(path));
}
