import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { engraving } from '../../../build/engraving.tsx';
import { compressedSize } from '../../compressed-size.ts';

/** Draws the art once, because this takes seconds. Draws it in a test, for the mutation tests of lib/guilloche.ts. */
let drawn: [string, string][] | undefined;
const drawings = () => (drawn ??= Object.entries(engraving()));

it('is up to date in src/styles (`npm run tiles` writes it)', () => {
  const differ = drawings().filter(([path, text]) => readFileSync(`src/styles/${path}`, 'utf8') !== text);
  expect(differ.map(([path]) => path)).toEqual([]);
});

it('has one utility for each drawing, and less than 3,000 compressed bytes', () => {
  const pictures = drawings().filter(([path]) => path.endsWith('.svg'));
  const sheets = drawings().filter(([path]) => path.endsWith('.css'));
  const named = sheets.flatMap(([, text]) => [...text.matchAll(/url\('\.\/([^']+)'\)/g)].map(([, to]) => to));
  expect(named.toSorted()).toEqual(pictures.map(([path]) => path).toSorted());
  const isLarge = ([, text]: [string, string]) => compressedSize(text, 2999) >= 3000;
  expect(pictures.filter(isLarge).map(([path]) => path)).toEqual([]);
});
