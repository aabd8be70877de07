/* Finds errors in the sources. The build runs these checks first, and the development server after each change. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { parseSync } from 'vite';
import { findPageSource } from '../src/site/page-source.ts';
import { routes } from '../src/site/routes.ts';
import { findErrorsOfWords } from './words/report-words.ts';

const ROUTE_TABLES = ['src/site/pages.ts', 'src/site/services.ts'];

/** Returns the file and line of each row of the route table that has this path: 'src/site/pages.ts:16'. */
const findRowLocations = (path: string) =>
  ROUTE_TABLES.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.includes(`path: '${path}'`) ? [`${file}:${index + 1}`] : [])),
  );

/** Returns a message for each path that is in several rows, and for each row whose file is missing. */
function findRowErrors(paths: readonly string[]): string[] {
  const unique = new Set(paths);
  const repeated = new Set(paths.filter((path, index) => paths.indexOf(path) < index));
  return [
    ...[...repeated].map(
      (path) =>
        `${findRowLocations(path).join(' and ')} have the same path, ${path}. Change one of them, or remove it.`,
    ),
    ...[...unique]
      .filter((path) => !existsSync(findPageSource(path)))
      .map(
        (path) =>
          `${findPageSource(path)} is missing: the row ${path} (${findRowLocations(path).join()}) needs it. Write the file, which exports Screen, or remove the row.`,
      ),
  ];
}

/** Returns a message if a page does not export its component as `Screen`. */
function findExportError(file: string, text: string): string | undefined {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) return undefined; // Vite reports syntax errors
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  if (entries.some(({ exportName, isType }) => exportName.name === 'Screen' && !isType)) return undefined;
  const start = module.staticExports[0]?.start ?? 0;
  const line = text.slice(0, start).split('\n').length;
  return `${file}:${line} exports no Screen, the component of the page. Export it as: export function Screen() { … }`;
}

/** Returns all errors of the route table, of the exports of pages, and of the words of each language. */
export function findSourceErrors(): string[] {
  const pages = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `src/pages/${name.replaceAll('\\', '/')}`);
  return [
    ...findRowErrors(routes.map(({ path }) => path)),
    ...pages.flatMap((file) => findExportError(file, readFileSync(file, 'utf8')) ?? []),
    ...findErrorsOfWords(),
  ];
}
