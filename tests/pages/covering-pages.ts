import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getPathInLanguage } from '../../src/site/languages.ts';
import { languages } from '../../src/site/published-languages.ts';
import { routes } from '../../src/site/routes.ts';
import { TEMPLATE } from '../../src/site/articles.ts';
import { hasPage } from '../../src/site/translated-pages.ts';

/*
 * Selects the pages that the browser tests open on each change: a small set that contains every section, widget and form
 * at least once, derived from the imports of the pages. The nightly run checks all other pages.
 */

/** A path that does not exist, which shows the 404 page. */
export const UNKNOWN = '/no-such-page';

/** Whether a file is a part of a page that needs tests in a browser. Tests of dist/ check drawings. */
const isPart = (file: string) =>
  /^src\/(articles|sections|components|enquiry|calculators|search)\//.test(file) &&
  !/\/drawings\/|vignette-parts|-(?:art|page)\.tsx$/.test(file) &&
  (file.endsWith('.tsx') || file.startsWith('src/enquiry/forms/'));

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name))
        .filter((file) => /\.tsx?$/.test(file))
    : [];

/** Returns what a file imports: files, also by `import()` unless `isStatic`, and words such as '#words/menu.json'. */
function importsOf(file: string, isStatic: boolean): string[] {
  const text = /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : '';
  const pattern = isStatic ? /(?:\bfrom|^import) '([^']+)'/gm : /(?:\bfrom|^import|\bimport\() ?'([^']+)'/gm;
  return [...text.matchAll(pattern)]
    .map(([, name = '']) => (name.startsWith('.') ? join(dirname(file), name) : name))
    .filter((name) => name.startsWith('#words/') || existsSync(name));
}

/** Returns a file and all that it imports, directly or indirectly. */
export function filesOf(file: string, { isStatic = false } = {}): ReadonlySet<string> {
  const seen = new Set([file]);
  for (const one of seen) for (const imported of importsOf(one, isStatic)) seen.add(imported);
  return seen;
}

const partsOf = (files: ReadonlySet<string>) => new Set([...files].filter(isPart));

const pathOf = (file: string) => {
  const path = file.slice('src/pages'.length).replace(/\.tsx$/, '');
  return { '/home': '/', '/not-found': UNKNOWN }[path] ?? path;
};

/** The files of each page, by path. Only one article is included, because all articles have the same parts. */
export const sourcesOfPages: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...filesIn('src/pages').map((file) => [pathOf(file), filesOf(file)] as const),
  [TEMPLATE as string, filesOf('src/articles/article-page.tsx')] as const,
]);

/** The parts (sections, widgets and forms) of each page. */
const pages = new Map([...sourcesOfPages].map(([path, files]) => [path, partsOf(files)] as const));
const everywhere = partsOf(filesOf('src/app/app.tsx'));

/** Picks the page that adds the most parts until no part is left, then drops pages whose parts the others cover. */
function pickCoveringPages(): string[] {
  const left = new Set([...pages.values()].flatMap((parts) => [...parts]));
  const picked: string[] = [];
  const gain = (parts: Set<string>) => [...parts].filter((part) => left.has(part)).length;
  while (left.size > 0) {
    const [path, parts] = [...pages].reduce((best, page) => (gain(page[1]) > gain(best[1]) ? page : best));
    picked.push(path);
    for (const part of parts) left.delete(part);
  }
  const partsOfAll = (paths: readonly string[]) =>
    new Set(paths.flatMap((path) => [...(pages.get(path) ?? [])]));
  return picked.toReversed().reduce((kept, path) => {
    const others = kept.filter((one) => one !== path);
    return partsOfAll(others).size === partsOfAll(kept).size ? others : kept;
  }, picked);
}

/** The pages that are checked on each change, in the order in which they were picked. */
export const coveringPages: readonly string[] = pickCoveringPages();

const articles = readdirSync('src/articles/texts')
  .filter((name) => name.endsWith('.md')) // the folders contain translations
  .map((file) => `/articles/${file.replace('.md', '')}`);

/** All pages. The covering pages come first. */
export const allPages: readonly string[] = [...new Set([...coveringPages, ...pages.keys(), ...articles])];

/** The pages in other languages. They have other words, letters and line breaks. */
export const translatedPages: readonly string[] = languages.flatMap((language) =>
  routes.filter((row) => hasPage(language, row)).map(({ path }) => getPathInLanguage(language, path)),
);

/** Returns the sections, widgets and forms that no covering page contains. There should be none. */
export const uncoveredParts = (): string[] => {
  const covered = new Set([...everywhere, ...coveringPages.flatMap((path) => [...(pages.get(path) ?? [])])]);
  return ['sections', 'components', 'enquiry', 'calculators', 'search']
    .flatMap((folder) => filesIn(`src/${folder}`))
    .filter((file) => isPart(file) && !covered.has(file));
};
