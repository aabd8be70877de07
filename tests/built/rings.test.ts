import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Manifest = Record<string, { imports?: string[] }>;
const manifest = JSON.parse(readFileSync('.ssr/dist/manifest.json', 'utf8')) as Manifest;

/** Files that a file needs before it runs, and those of these. */
function needed(name: string, found = new Set<string>()): Set<string> {
  for (const other of manifest[name]?.imports ?? []) if (!found.has(other)) needed(other, found.add(other));
  return found;
}

it('has no files that import each other: what one gives would not be there when the other runs', () => {
  expect(Object.keys(manifest).filter((name) => needed(name).has(name))).toEqual([]);
});
