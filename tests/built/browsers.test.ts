import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leastBrowsers } from '../../src/site/browsers.ts';
import { featuresOfCss, goesWithout, known } from './css-features.ts';
import { htmlOf } from './documents.ts';

/** Of script, what is newer; each is asked for before it is used, or belongs to a package that asks. */
const newScript =
  /\.(fromAsync|toArray|groupBy|withResolvers|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|checkVisibility|moveBefore|showPopover|togglePopover|getOrInsert|sumPrecise|toBase64|fromBase64|setHTMLUnsafe|ariaNotify)\(|\b(URL\.(parse|canParse)|AbortSignal\.any|Promise\.try|scheduler\.yield|RegExp\.escape)\(|\bTemporal\.|Intl\.(Segmenter|DurationFormat)|RegExp\([^)]*["'`][a-z]*v[a-z]*["'`]\)/;

it('the style sheets ask for nothing newer than the four least browsers but what they can go without', () => {
  const used = featuresOfCss();
  expect([...used].filter((word) => !known.has(word) && !(word in goesWithout))).toEqual([]);
});

it('the scripts ask for nothing newer, and their syntax is of 2022', () => {
  expect(readFileSync('vite.config.ts', 'utf8')).toContain("target: 'es2022'");
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const found = scripts.map((name) => [
    name,
    newScript.exec(readFileSync(`dist/assets/${name}`, 'utf8'))?.[0],
  ]);
  expect(found.filter(([, hit]) => hit)).toEqual([]);
});

it('README and the page on accessibility say which those are', () => {
  const said = Object.entries(leastBrowsers).map(([name, version]) => `${name} ${version}`);
  const page = htmlOf('/accessibility')?.replaceAll('<!-- -->', '');
  for (const one of said) {
    expect(readFileSync('README.md', 'utf8')).toContain(one);
    expect(page).toContain(one);
  }
});
