// @vitest-environment jsdom
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findSamples } from '../../scripts/samples.mjs';
import { htmlOf, paths } from './documents.ts';

it('every page says at its foot that sample details are left, while there are any', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((f) => /\.tsx?$/.test(f));
  const left = findSamples(new Map(files.map((file) => [file, readFileSync(`src/${file}`, 'utf8')]))).length;
  const saying = paths.filter((path) => htmlOf(path)?.includes('Sample details stand on this site'));
  expect(saying).toEqual(left > 0 ? paths : []);
});
