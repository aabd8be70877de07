import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createEngraving } from '../../../build/engraving.tsx';
import { compressedSize } from '../../compressed-size.ts';

/**
 * Caches the drawings, because drawing them takes seconds. They are drawn within a test, so that mutation tests of
 * lib/guilloche.ts count this test as one that covers the drawing code.
 */
let drawn: [string, string][] | undefined;
const drawings = () => (drawn ??= Object.entries(createEngraving()));

it('the style sheet of engraved drawings is up to date (`npm run tiles` writes it)', () => {
  const differ = drawings().filter(([path, text]) => readFileSync(`src/styles/${path}`, 'utf8') !== text);
  expect(differ.map(([path]) => path)).toEqual([]);
});

it('each drawing has one utility and less than 3,000 compressed bytes', () => {
  const pictures = drawings().filter(([path]) => path.endsWith('.svg'));
  const sheets = drawings().filter(([path]) => path.endsWith('.css'));
  const named = sheets.flatMap(([, text]) => [...text.matchAll(/url\('\.\/([^']+)'\)/g)].map(([, to]) => to));
  expect(named.toSorted()).toEqual(pictures.map(([path]) => path).toSorted());
  const isLarge = ([, text]: [string, string]) => compressedSize(text, 2999) >= 3000;
  expect(pictures.filter(isLarge).map(([path]) => path)).toEqual([]);
});
