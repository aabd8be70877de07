import { expect, it } from 'vitest';
import { featuresOfCss, goesWithout, known } from '../../built/css-features.ts';

it('every listed CSS feature is used by a style sheet', () => {
  const used = featuresOfCss();
  expect([...known, ...goesWithout].filter((word) => !used.has(word))).toEqual([]);
});
