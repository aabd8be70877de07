/* Removes the tests and words of missing code from a new site. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeUnusedKeys } from '../../build/words/unused-words.ts';

/** Returns the text of all modules in some folders of a site, by path. */
const readModules = (site: string, ...folders: string[]) =>
  new Map(
    folders
      .flatMap((folder) =>
        readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(folder, name),
        ),
      )
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(join(site, file), 'utf8')]),
  );

/** Returns the paths of the files that a module imports or mocks. */
const findImports = (file: string, text: string) => [
  ...[...text.matchAll(/'(\.{1,2}\/[^'?]+)/g)].map(([, path = '']) => join(file, '..', path)),
  ...[...text.matchAll(/'#words\/([^']+)'/g)].map(([, name = '']) => `src/words/en/${name}`),
];

/** Removes tests that import a missing file, directly or through another test file. */
function removeTestsWithoutCode(site: string): void {
  const isLeftOut = (file: string) => existsSync(file) && !existsSync(join(site, file));
  const removed = [...readModules(site, 'tests')].filter(([file, text]) =>
    findImports(file, text).some(isLeftOut),
  );
  for (const [file] of removed) rmSync(join(site, file));
  if (removed.length > 0) removeTestsWithoutCode(site);
}

/** Removes the words that no module uses, and the tests of code that was not copied. */
export function pruneSite(site: string): void {
  removeUnusedKeys(readModules(site, 'src', 'build'), site);
  removeTestsWithoutCode(site);
}
