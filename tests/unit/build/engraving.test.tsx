import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { engraving } from '../../../src/build/engraving.tsx';

it('is up to date: `npm run tiles` draws it', () => {
  const files = Object.entries(engraving()); // called here for the mutation tests of lib/guilloche.ts
  const differ = files.filter(([path, text]) => readFileSync(`src/styles/${path}`, 'utf8') !== text);
  expect(differ.map(([path]) => path)).toEqual([]);
});

it('is named in one style sheet, each drawing once, and is below 3,000 compressed bytes', () => {
  const files = Object.entries(engraving());
  const drawings = files.filter(([path]) => path.endsWith('.svg'));
  const sheets = files.filter(([path]) => path.endsWith('.css'));
  const named = sheets.flatMap(([, text]) => [...text.matchAll(/url\('\.\/([^']+)'\)/g)].map(([, to]) => to));
  expect(named.toSorted()).toEqual(drawings.map(([path]) => path).toSorted());
  const isLarge = ([, text]: [string, string]) => brotliCompressSync(text).length >= 3000;
  expect(drawings.filter(isLarge).map(([path]) => path)).toEqual([]);
});
