import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawing, roomsFile } from '../../../scripts/rooms.mjs';

it('docs/rooms.md draws the imports as they are: `npm run rooms`', () => {
  const text = readFileSync('docs/rooms.md', 'utf8');
  expect(text).toBe(roomsFile(text));
});

it('no room imports from one that imports from it, however far round', () => {
  const arrows = [...drawing().matchAll(/(\w+) --> (\w+)/g)].map(([, from, to]) => [from, to] as const);
  expect(arrows.length).toBeGreaterThan(30);
  const reaches = (from: string | undefined, seen = new Set<string | undefined>()): typeof seen => {
    for (const [start, to] of arrows) if (start === from && !seen.has(to)) reaches(to, seen.add(to));
    return seen;
  };
  expect(arrows.filter(([from, to]) => reaches(to).has(from))).toEqual([]);
});
