import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { firm } from '../../../src/site/firm.ts';

const names = readdirSync('src/portraits').map((file) => parse(file).name);
const styles = readFileSync('src/styles/portraits.css', 'utf8');

it('every picture is engraved for both schemes: else run `npm run portraits` and commit the result', () => {
  const files = names.flatMap((name) => [`${name}-dark.svg`, `${name}.svg`]);
  expect(readdirSync('src/styles/portraits').sort()).toEqual(files.sort());
  for (const file of files) expect(styles).toContain(`url('./portraits/${file}')`);
  expect(names).toContain(firm.founder.portrait);
});

it.each(readdirSync('src/styles/portraits'))('%s is lines alone, and light', (file) => {
  const drawing = readFileSync(`src/styles/portraits/${file}`);
  expect(drawing.toString()).toMatch(/^<svg [^>]+><path d="[Mlz\d -]+"\/><\/svg>\n$/);
  expect(drawing.toString().match(/M/g)?.length).toBeGreaterThan(100);
  expect(brotliCompressSync(drawing).length).toBeLessThan(15_000);
});
