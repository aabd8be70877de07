import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const document = readFileSync('docs/specification.md', 'utf8');
const audit = readFileSync('docs/audit.md', 'utf8');

/** A test file and the titles named after it; in a title, {path} and %i stand for what varies. */
const named = [
  ...(document + audit).matchAll(
    /`((?:specification|unit|built|hosts|visits|e2e|a11y)\/[^`]*)`(?:: ((?:"[^"]*"(?:[,;] )?)+))?/g,
  ),
].map(([, file = '', titles = '']) => ({
  file: `tests/${file}`,
  titles: [...titles.matchAll(/"([^"]*)"/g)].map(([, title = '']) => title),
}));

it('docs/specification.md and audit.md name only tests that exist, by their titles', () => {
  expect(named.length).toBeGreaterThan(150);
  const lost = named.flatMap(({ file, titles }) => {
    if (!existsSync(file)) return [file];
    const source = readFileSync(file, 'utf8').replaceAll('\\', '');
    const stands = (title: string) => title.split(/\{[^}]*\}/).every((part) => source.includes(part.trim()));
    return titles.filter((title) => !stands(title)).map((title) => `${file}: ${title}`);
  });
  expect(lost).toEqual([]);
});

it('docs/specification.md names only files of src that exist', () => {
  const cells = document
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ')[1] ?? '');
  const files = cells.flatMap((cell) =>
    [...cell.matchAll(/`([\w./-]+\.(?:tsx?|css))`/g)].map(([, file = '']) => file),
  );
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => !existsSync(`src/${file}`) && !existsSync(file))).toEqual([]);
});

it('at most ten rows of docs/specification.md have no test, each with its reason', () => {
  const untested = document.split('\n').filter((line) => line.startsWith('| ') && line.includes('no test'));
  expect(untested.length).toBeLessThanOrEqual(10);
  expect(untested.filter((line) => !/looked at, no test: \S/.test(line))).toEqual([]);
});
