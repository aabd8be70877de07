import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { minimumBrowsers } from '../../src/site/browsers.ts';
import { featuresOfCss, goesWithout, known } from './css-features.ts';
import { htmlOf } from './documents.ts';

/** Newer JavaScript features, which need a feature test. */
const newScript =
  /\.(toSorted|toReversed|toSpliced|fromAsync|toArray|groupBy|withResolvers|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|checkVisibility|moveBefore|showPopover|togglePopover|getOrInsert|sumPrecise|toBase64|fromBase64|setHTMLUnsafe|ariaNotify)\(|\b(URL\.(parse|canParse)|AbortSignal\.any|Promise\.try|scheduler\.yield|RegExp\.escape)\(|\bTemporal\.|Intl\.(Segmenter|DurationFormat)|RegExp\([^)]*["'`][a-z]*v[a-z]*["'`]\)/;

it('style sheets use only features of the minimum browsers, or have a fallback', () => {
  const used = featuresOfCss();
  expect([...used].filter((word) => !known.has(word) && !(word in goesWithout))).toEqual([]);
});

it('scripts use only features of the minimum browsers and ES2022 syntax', () => {
  expect(readFileSync('vite.config.ts', 'utf8')).toContain("target: 'es2022'");
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const found = scripts.map((name) => [
    name,
    newScript.exec(readFileSync(`dist/assets/${name}`, 'utf8'))?.[0],
  ]);
  expect(found.filter(([, hit]) => hit)).toEqual([]);
});

it('README and the accessibility page list the minimum browsers', () => {
  const names = Object.entries(minimumBrowsers).map(([name, version]) => `${name} ${version}`);
  const page = htmlOf('/accessibility')?.replaceAll('<!-- -->', '');
  for (const one of names) {
    expect(readFileSync('README.md', 'utf8')).toContain(one);
    expect(page).toContain(one);
  }
});
