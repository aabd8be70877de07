import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

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
