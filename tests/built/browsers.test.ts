import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { minimumBrowsers } from '../../src/site/browsers.ts';
import { featuresOfCss, featuresWithFallback, supportedFeatures } from './css-features.ts';
import { htmlOf, scriptOf, scripts } from './documents.ts';

/** Matches calls of features that some minimum browsers lack. Code may only call them after a test, by `?.()`. */
const newScript =
  /\.(toSorted|toReversed|toSpliced|fromAsync|toArray|groupBy|withResolvers|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|checkVisibility|moveBefore|showPopover|togglePopover|getOrInsert|sumPrecise|toBase64|fromBase64|setHTMLUnsafe|ariaNotify)\(|\b(URL\.(parse|canParse)|AbortSignal\.any|Promise\.try|scheduler\.yield|RegExp\.escape)\(|\bTemporal\.|Intl\.(Segmenter|DurationFormat)|RegExp\([^)]*["'`][a-z]*v[a-z]*["'`]\)/;

it('style sheets use only CSS features that all minimum browsers support or that have a fallback', () => {
  const used = featuresOfCss();
  expect([...used].filter((word) => !supportedFeatures.has(word) && !featuresWithFallback.has(word))).toEqual(
    [],
  );
});

it('scripts use only ES2022 syntax and JavaScript features that all minimum browsers support', () => {
  expect(readFileSync('vite.config.ts', 'utf8')).toContain("target: 'es2022'");
  expect(scripts.length).toBeGreaterThan(20);
  const found = scripts.map((name) => [name, newScript.exec(scriptOf(name))?.[0]]);
  expect(found.filter(([, hit]) => hit)).toEqual([]);
});

it('README and the accessibility page list the minimum browsers', () => {
  const page = htmlOf('/accessibility')?.replaceAll('<!-- -->', '');
  for (const text of [readFileSync('README.md', 'utf8'), page])
    for (const [name, version] of Object.entries(minimumBrowsers))
      expect(text).toContain(`${name} ${version}`);
});
