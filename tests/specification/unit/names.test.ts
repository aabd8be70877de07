import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const document = readFileSync('docs/specification.md', 'utf8');

/** A test file and the titles named after it; in a title, {path} and %i stand for what varies. */
const named = [
  ...document.matchAll(
    /`((?:specification|unit|built|hosts|visits|e2e|a11y)\/[^`]*)`(?:: ((?:"[^"]*"(?:, )?)+))?/g,
  ),
].map(([, file = '', titles = '']) => ({
  file: `tests/${file}`,
  titles: [...titles.matchAll(/"([^"]*)"/g)].map(([, title = '']) => title),
}));

it('docs/specification.md names only tests that exist, by their titles', () => {
  expect(named.length).toBeGreaterThan(150);
  const lost = named.flatMap(({ file, titles }) => {
    if (!existsSync(file)) return [file];
    const source = readFileSync(file, 'utf8').replaceAll('\\', '');
    const stands = (title: string) => title.split(/\{[^}]*\}/).every((part) => source.includes(part.trim()));
    return titles.filter((title) => !stands(title)).map((title) => `${file}: ${title}`);
  });
  expect(lost).toEqual([]);
});
