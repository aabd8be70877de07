// @vitest-environment jsdom
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findSamples } from '../../scripts/samples.mjs';
import { htmlOf, paths } from './documents.ts';

it('every footer mentions sample details while the sources contain any', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((f) => /\.tsx?$/.test(f));
  const left = findSamples(new Map(files.map((file) => [file, readFileSync(`src/${file}`, 'utf8')]))).length;
  const mentioning = paths.filter((path) =>
    htmlOf(path)?.includes('Demo site: names, numbers and people are samples'),
  );
  expect(mentioning).toEqual(left > 0 ? paths : []);
});
