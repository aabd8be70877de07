import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createEngraving } from '../../../build/engraving.tsx';
import { compressedSize } from '../../compressed-size.ts';

/** A cache, because drawing takes seconds. A test fills it: StrykerJS runs only tests that execute a mutant. */
let drawn: [string, string][] | undefined;
const drawings = () => (drawn ??= Object.entries(createEngraving()));

it('the style sheet of engraved drawings is up to date (`npm run tiles` writes it)', () => {
  const outdated = drawings().filter(([path, text]) => readFileSync(`src/styles/${path}`, 'utf8') !== text);
  expect(outdated.map(([path]) => path)).toEqual([]);
});

it('each drawing has one utility and less than 3,000 compressed bytes', () => {
  const pictures = drawings().filter(([path]) => path.endsWith('.svg'));
  const sheets = drawings().filter(([path]) => path.endsWith('.css'));
  const named = sheets.flatMap(([, text]) => [...text.matchAll(/url\('\.\/([^']+)'\)/g)].map(([, to]) => to));
  expect(named.toSorted()).toEqual(pictures.map(([path]) => path).toSorted());
  const isLarge = ([, text]: [string, string]) => compressedSize(text, 2999) >= 3000;
  expect(pictures.filter(isLarge).map(([path]) => path)).toEqual([]);
});
