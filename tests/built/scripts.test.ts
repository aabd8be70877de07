import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { htmlOf, paths, scriptOf, scripts } from './documents.ts';

it('no asset has a name that ad blockers filter', () => {
  const names = readdirSync('dist/assets').map((file) => file.replace(/-[\w-]{6,8}\.\w+(?:\.br|\.gz)?$/, ''));
  expect(names.length).toBeGreaterThan(0);
  const blocked =
    /chat|share|social|track|banner|popup|analytics|pixel|beacon|cookie|consent|newsletter|(?:^|[-_.])ads?(?:[-_.]|$)/i;
  expect(names.filter((name) => blocked.test(name))).toEqual([]);
});

it('scripts have no import cycle, in which a file would run before its imports', () => {
  const imported = /(?:from|import)\s*["']\.\/([^"']+)["']/g;
  const importsOf = (name: string) => [...scriptOf(name).matchAll(imported)].map(([, found]) => found);
  let left = new Map(scripts.map((name) => [name, importsOf(name)]));
  expect([...left.values()].flat().length).toBeGreaterThan(20);
  // Removes files whose imports are all removed. Cycles, and files that import them, are left.
  for (let before = Infinity; left.size < before;) {
    before = left.size;
    left = new Map([...left].filter(([, names]) => names.some((name) => left.has(name ?? ''))));
  }
  expect([...left.keys()]).toEqual([]);
});

/**
 * React's comments at the start and the end of a Suspense boundary; the root element of the lazy part follows the
 * first.
 */
const BOUNDARY = /<!--\/?\$-->(?:<[^>]*>)?/g;

it.each(paths)('%s marks each lazy part, whose presses are queued, and nests none', (path) => {
  const bounds = htmlOf(path)?.match(BOUNDARY) ?? [];
  const starts = bounds.filter((bound) => bound.startsWith('<!--$'));
  expect(starts.length).toBeGreaterThan(2); // every page has the menu, the search and the mobile menu
  expect(starts.filter((root) => !root.includes(' data-lazy=""'))).toEqual([]);
  // Starts and ends alternate: a lazy part inside another part would lose typed text.
  expect(bounds.map((bound) => bound.startsWith('<!--$'))).toEqual(bounds.map((_, index) => index % 2 === 0));
});
