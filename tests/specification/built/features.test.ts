import { expect, it } from 'vitest';
import { featuresOfCss, goesWithout, known } from '../../built/css-features.ts';

it('the lists of CSS features contain none that no style sheet uses', () => {
  const used = featuresOfCss();
  expect([...known, ...Object.keys(goesWithout)].filter((word) => !used.has(word))).toEqual([]);
});
