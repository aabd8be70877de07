import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { htmlOf, paths, scriptOf, scripts } from './documents.ts';

it('no asset has a name that ad blockers block', () => {
  const names = readdirSync('dist/assets').map((file) => file.replace(/-[\w-]{6,8}\.\w+(?:\.br|\.gz)?$/, ''));
  expect(names.length).toBeGreaterThan(0);
  const blocked =
    /chat|share|social|track|banner|popup|analytics|pixel|beacon|cookie|consent|newsletter|(?:^|[-_.])ads?(?:[-_.]|$)/i;
  expect(names.filter((name) => blocked.test(name))).toEqual([]);
});

it('the imports of scripts form no cycle, in which a file would run before its imports', () => {
  const imported = /(?:from|import)\s*["']\.\/([^"']+)["']/g;
  const importsOf = (name: string) => [...scriptOf(name).matchAll(imported)].map(([, found]) => found);
  let left = new Map(scripts.map((name) => [name, importsOf(name)]));
  expect([...left.values()].flat().length).toBeGreaterThan(20);
  // Repeatedly removes files whose imports are all removed. Only cycles, and files that import them, are left.
  for (let before = Infinity; left.size < before;) {
    before = left.size;
    left = new Map([...left].filter(([, names]) => names.some((name) => left.has(name ?? ''))));
  }
  expect([...left.keys()]).toEqual([]);
});

/** Matches the comments that React writes around a Suspense boundary, each with the tag that follows it. */
const BOUNDARY = /<!--\/?\$-->(?:<[^>]*>)?/g;

it.each(paths)('%s has `data-lazy` on each lazy part, and no lazy part inside another', (path) => {
  const bounds = htmlOf(path)?.match(BOUNDARY) ?? [];
  const starts = bounds.filter((bound) => bound.startsWith('<!--$'));
  expect(starts.length).toBeGreaterThan(2); // every page has the menu, the search and the mobile menu
  expect(starts.filter((root) => !root.includes(' data-lazy=""'))).toEqual([]);
  // Starts and ends must alternate: typed text would be lost in a lazy part that is inside another lazy part.
  expect(bounds.map((bound) => bound.startsWith('<!--$'))).toEqual(bounds.map((_, index) => index % 2 === 0));
});
