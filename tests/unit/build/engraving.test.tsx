import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { engraving } from '../../../src/build/engraving.tsx';
import { pageMarks } from '../../../src/site/page-marks.ts';
import { heroRosettes, rosettes } from '../../../src/site/rosettes.ts';

const files = Object.entries(engraving());
const drawings = files.filter(([path]) => path.endsWith('.svg'));
const drawn = drawings.map(([path]) => path);
const sheets = files.filter(([path]) => path.endsWith('.css'));

it('is drawn as it is now: else run `npm run tiles` and commit the result', () => {
  const differ = files.filter(([path, text]) => readFileSync(`src/styles/${path}`, 'utf8') !== text);
  expect(differ.map(([path]) => path)).toEqual([]);
});

it('has a plate, a medallion and a seal of each service, and a plate of each hero slide and page mark', () => {
  for (const name of Object.keys(rosettes))
    for (const drawing of ['plate', 'medallion', 'seal'])
      expect(drawn).toContain(`art/${name}-${drawing}.svg`);
  for (const name of Object.keys({ ...heroRosettes, ...pageMarks }))
    expect(drawn).toContain(`art/${name}-plate.svg`);
});

it('names every drawing in one style sheet, and nothing that is not drawn', () => {
  const named = sheets.flatMap(([, text]) => [...text.matchAll(/url\('\.\/([^']+)'\)/g)].map(([, to]) => to));
  expect(named.toSorted()).toEqual(drawn.toSorted());
});

it('is lines alone: no colour but of a mask, nothing from elsewhere', () => {
  for (const [path, text] of drawings) {
    const colours = [...text.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
    expect(
      colours.filter((colour) => !/^(?:none|black|white|url\(#.*)$/.test(colour ?? '')),
      `${path}`,
    ).toEqual([]);
    expect(text, `${path}`).not.toMatch(/ class=| style=|<style|<script/);
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, `${path}`).toBe(ids.length);
    const targets = [...text.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(
      (found) => found[1] ?? found[2],
    );
    expect(ids, `${path}`).toEqual(expect.arrayContaining(targets));
    const most = path.includes('-') ? 2000 : 3000; // bytes; the scenes have no hyphen in their names
    expect(brotliCompressSync(text).length, `${path}`).toBeLessThan(most);
  }
});
