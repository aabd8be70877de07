import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { htmlOf, paths } from './documents.ts';

it('no asset has a name that ad blockers filter', () => {
  const names = readdirSync('dist/assets').map((file) => file.replace(/-[\w-]{6,8}\.\w+(?:\.br|\.gz)?$/, ''));
  expect(names.length).toBeGreaterThan(0);
  const blocked =
    /chat|share|social|track|banner|popup|analytics|pixel|beacon|cookie|consent|newsletter|(?:^|[-_.])ads?(?:[-_.]|$)/i;
  expect(names.filter((name) => blocked.test(name))).toEqual([]);
});

const files = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));

/** Static imports of each file. */
const imports = new Map(
  files.map((name) => [
    name,
    [...readFileSync(`dist/assets/${name}`, 'utf8').matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(
      ([, imported = '']) => imported,
    ),
  ]),
);

/** A chain of imports from a file back to itself, or an empty list. */
function cycleFrom(
  start: string,
  at = start,
  path: readonly string[] = [],
  seen = new Set<string>(),
): string[] {
  for (const next of imports.get(at) ?? []) {
    if (next === start) return [...path, at, next];
    if (seen.has(next)) continue;
    seen.add(next);
    const cycle = cycleFrom(start, next, [...path, at], seen);
    if (cycle.length) return cycle;
  }
  return [];
}

it('scripts have no import cycle, in which a file would run before its imports', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.map((name) => cycleFrom(name)).filter((cycle) => cycle.length)).toEqual([]);
});

/** React marks the start of a Suspense boundary with this comment; the root element of the lazy part follows. */
const LATE_PART = /<!--\$--><[^>]*>/g;

it.each(paths)('%s marks each lazy part, so that presses are queued until it is hydrated', (path) => {
  const roots = htmlOf(path)?.match(LATE_PART) ?? [];
  expect(roots.length).toBeGreaterThan(2); // every page has the menu, the search and the mobile menu
  expect(roots.filter((root) => !root.includes(' data-lazy=""'))).toEqual([]);
});
