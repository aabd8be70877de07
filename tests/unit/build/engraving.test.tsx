import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createEngraving } from '../../../build/engraving.tsx';
import { compressedSize } from '../../compressed-size.ts';

let cache: [string, string][] | undefined;
/**
 * Returns the drawings and art.css, and caches them, because creating them takes seconds. The first test creates them,
 * not the module: StrykerJS records which code a test executes, and runs only these tests for a mutant of that code.
 */
const drawings = () => (cache ??= Object.entries(createEngraving()));

it('art.css and the engraved drawings are up to date (`npm run tiles` writes them)', () => {
  const outdated = drawings().filter(([path, text]) => readFileSync(`src/styles/${path}`, 'utf8') !== text);
  expect(outdated.map(([path]) => path)).toEqual([]);
});

it('art.css uses each drawing once, and each drawing has fewer than 3,000 bytes when compressed', () => {
  const pictures = drawings().filter(([path]) => path.endsWith('.svg'));
  const css = drawings().filter(([path]) => path.endsWith('.css'));
  const urls = css.flatMap(([, text]) => [...text.matchAll(/url\('\.\/([^']+)'\)/g)].map(([, url]) => url));
  expect(urls.toSorted()).toEqual(pictures.map(([path]) => path).toSorted());
  const isLarge = ([, text]: [string, string]) => compressedSize(text, 2999) >= 3000;
  expect(pictures.filter(isLarge).map(([path]) => path)).toEqual([]);
});
