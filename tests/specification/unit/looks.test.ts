import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { looks } from '../../../tailwind/looks/index.ts';

it('has the looks that the documentation shows', () => {
  const restyling = readFileSync('docs/restyle.md', 'utf8');
  const shown = [...restyling.matchAll(/^\| \*\*(\w+)\*\*/gm)].map(([, name]) => name);
  expect(shown, 'the table of docs/restyle.md has a row for each look of tailwind/looks').toEqual(
    Object.keys(looks),
  );
  const pictures = shown.flatMap((name) => [`looks/${name}-light.webp`, `looks/${name}-dark.webp`]);
  const missing = pictures.filter((file) => !restyling.includes(`](${file})`) || !existsSync(`docs/${file}`));
  expect(missing, 'docs/restyle.md shows two screenshots of each look').toEqual([]);
});
