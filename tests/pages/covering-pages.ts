import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getPathInLanguage } from '../../src/site/languages.ts';
import { languages } from '../../src/site/published-languages.ts';
import { routes } from '../../src/site/routes.ts';
import { EXAMPLE_ARTICLE } from '../../src/site/articles.ts';
import { hasPage } from '../../src/site/translated-pages.ts';

/*
 * Selects the covering pages: a small set of pages that contain every section, widget and form. The set is derived from
 * the imports of the pages. pages.spec.ts checks these pages on each change, and all pages in a full run.
 */

/** A path that does not exist, which shows the 404 page. */
export const UNKNOWN = '/no-such-page';

/** Whether a file contains a section, a widget or a form. Drawings are left out, because tests of dist/ check them. */
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

/** Returns the files and words ('#words/menu.json') that a file imports. With `isStatic`, leaves out `import()`. */
function importsOf(file: string, isStatic: boolean): string[] {
  const text = /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : '';
  const pattern = isStatic ? /(?:\bfrom|^import) '([^']+)'/gm : /(?:\bfrom|^import|\bimport\() ?'([^']+)'/gm;
  return [...text.matchAll(pattern)]
    .map(([, name = '']) => (name.startsWith('.') ? join(dirname(file), name) : name))
    .filter((name) => name.startsWith('#words/') || existsSync(name));
}

/** Returns a file and all files and words that it imports, directly or indirectly. */
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
  [EXAMPLE_ARTICLE as string, filesOf('src/articles/article-page.tsx')] as const,
]);

/** The parts (sections, widgets and forms) of each page, by path. */
const pages = new Map([...sourcesOfPages].map(([path, files]) => [path, partsOf(files)] as const));
const partsOfApp = partsOf(filesOf('src/app/app.tsx'));

/** Repeatedly picks the page that adds the most parts. Then drops pages whose parts the other picked pages contain. */
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

/** The covering pages, in the order in which they were picked. */
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

/** Returns the sections, widgets and forms that neither a covering page nor the app itself contains. */
export const uncoveredParts = (): string[] => {
  const covered = new Set([...partsOfApp, ...coveringPages.flatMap((path) => [...(pages.get(path) ?? [])])]);
  return ['sections', 'components', 'enquiry', 'calculators', 'search']
    .flatMap((folder) => filesIn(`src/${folder}`))
    .filter((file) => isPart(file) && !covered.has(file));
};
