import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { engraving } from '../../../build/engraving.tsx';
import { compressedSize } from '../../compressed-size.ts';

/** Drawn in the first test, for the mutation tests of lib/guilloche.ts, and once, as it takes seconds. */
let drawn: [string, string][] | undefined;
const drawings = () => (drawn ??= Object.entries(engraving()));

it('is up to date: `npm run tiles` draws it', () => {
  const differ = drawings().filter(([path, text]) => readFileSync(`src/styles/${path}`, 'utf8') !== text);
  expect(differ.map(([path]) => path)).toEqual([]);
});

it('is named in one style sheet, each drawing once, and is below 3,000 compressed bytes', () => {
  const pictures = drawings().filter(([path]) => path.endsWith('.svg'));
  const sheets = drawings().filter(([path]) => path.endsWith('.css'));
  const named = sheets.flatMap(([, text]) => [...text.matchAll(/url\('\.\/([^']+)'\)/g)].map(([, to]) => to));
  expect(named.toSorted()).toEqual(pictures.map(([path]) => path).toSorted());
  const isLarge = ([, text]: [string, string]) => compressedSize(text, 2999) >= 3000;
  expect(pictures.filter(isLarge).map(([path]) => path)).toEqual([]);
});
