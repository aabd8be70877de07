import { expect, it } from 'vitest';
import { featuresOfCss, goesWithout, known } from '../../built/css-features.ts';

it('the list of what the style sheets ask for has no word that none of them uses', () => {
  const used = featuresOfCss();
  expect([...known, ...Object.keys(goesWithout)].filter((word) => !used.has(word))).toEqual([]);
});
