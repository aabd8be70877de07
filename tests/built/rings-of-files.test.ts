import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));

/** The files that a file needs before it can run; what it asks for later is in `import()`. */
const needs = new Map(
  files.map((name) => [
    name,
    [...readFileSync(`dist/assets/${name}`, 'utf8').matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(
      ([, needed = '']) => needed,
    ),
  ]),
);

/** The way from a file back to itself; empty where there is none. */
function ringFrom(
  start: string,
  at = start,
  way: readonly string[] = [],
  seen = new Set<string>(),
): string[] {
  for (const next of needs.get(at) ?? []) {
    if (next === start) return [...way, at, next];
    if (seen.has(next)) continue;
    seen.add(next);
    const ring = ringFrom(start, next, [...way, at], seen);
    if (ring.length) return ring;
  }
  return [];
}

it('no files of script need one another in a ring: one would run before what it calls is there', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.map((name) => ringFrom(name)).filter((ring) => ring.length)).toEqual([]);
});
