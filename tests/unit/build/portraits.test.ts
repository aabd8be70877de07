import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { portraits } from '../../../src/site/portraits.ts';

const files = readdirSync('src/styles/portraits');

it('has two drawings and a style rule for each portrait', () => {
  const styles = readFileSync('src/styles/portraits.css', 'utf8');
  const expected = Object.keys(portraits).flatMap((name) => [`${name}-dark.svg`, `${name}.svg`]);
  expect(files.toSorted()).toEqual(expected.toSorted());
  for (const name of Object.values(portraits)) expect(styles).toContain(`.${name} {`);
  for (const file of files) expect(styles).toContain(`url('./portraits/${file}')`);
});

it.each(files)('%s contains only lines and is below 15 kB', (file) => {
  const drawing = readFileSync(`src/styles/portraits/${file}`);
  expect(drawing.toString()).toMatch(/^<svg [^>]+><path d="[Mlz\d -]+"\/><\/svg>\n$/);
  expect(drawing.toString().match(/M/g)?.length).toBeGreaterThan(100);
  expect(brotliCompressSync(drawing).length).toBeLessThan(15_000);
});
