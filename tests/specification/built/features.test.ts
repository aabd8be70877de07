import { expect, it } from 'vitest';
import { featuresOfCss, featuresWithFallback, supportedFeatures } from '../../built/css-features.ts';

it('every listed CSS feature is used by a style sheet', () => {
  const used = featuresOfCss();
  expect([...supportedFeatures, ...featuresWithFallback].filter((word) => !used.has(word))).toEqual([]);
});
