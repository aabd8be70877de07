import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { escapeRegExp } from '../../../build/escape-regexp.ts';
import { findStaleSources } from '../../../scripts/stale-sources.mjs';
import { sources } from '../../../compliance/sources.ts';
import { mutualFundRisk as hindi } from '../../../src/words/hi/legal.json';
import { mutualFundRisk as english } from '../../../src/words/en/legal.json';

/** Replaces spaces of any kind, also `{' '}` in JSX, by one ordinary space. */
const normalizeSpaces = (text: string) => text.replace(/\{' '\}|&nbsp;|\s/g, ' ').replace(/ +/g, ' ');

/**
 * Returns a pattern that finds a quote. " … " in the quote matches any text. The pattern does not match a part of a
 * longer word or figure: it does not find '12%' in '112%'.
 */
const createPattern = (quote: string) => {
  const parts = quote.split(' … ').map(escapeRegExp);
  return new RegExp(`(?<![\\w.,])${parts.join('.*?')}(?!\\w|[.,]\\d)`);
};

it.each(sources)('the quotes and details of $id are valid', ({ quotes, citation, readAt, checkedOn }) => {
  const missing = Object.entries(quotes).flatMap(([file, quotesOfFile]) => {
    const lines = readFileSync(`src/${file}`, 'utf8').split('\n').map(normalizeSpaces);
    return [quotesOfFile].flat().filter((quote) => !lines.some((line) => createPattern(quote).test(line)));
  });
  expect(missing, 'compare the new words with their source, then correct compliance/sources/').toEqual([]);
  expect(Object.keys(quotes).length).toBeGreaterThan(0);
  expect(citation).toMatch(/\d{4}/);
  expect(readAt).toMatch(/^[a-z\d.-]+\.[a-z]{2,}\/\S+$/);
  expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(new Date(checkedOn).getTime()).toBeLessThanOrEqual(Date.now());
});

it('of the code and JSON in src, only the legal.json of each language has the mutual-fund risk warning', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:tsx?|json)$/.test(file),
  );
  const warning = /mutual[ -]funds? investments are subject|म्यूचुअल फ़?ंड निवेश बाज़?ार/i;
  const found = files.filter((file) =>
    warning.test(normalizeSpaces(readFileSync(`src/${file}`, 'utf8')).normalize('NFC')),
  );
  expect(found).toHaveLength(2);
  expect([english, hindi]).toEqual([
    'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
    'म्यूचुअल फंड निवेश बाजार जोखिमों के अधीन हैं, योजना संबंधी सभी दस्तावेजों को सावधानी से पढ़ें।',
  ]);
});

it('a source is stale after a year, and a rate after 90 days', () => {
  const isStale = (checkedOn: string, isRate = false) =>
    findStaleSources(
      [{ ...sources[0]!, ...(isRate && { isRate: true as const }), checkedOn }],
      new Date('2028-03-01'),
    ).length > 0;
  expect(['2027-03-01', '2027-02-28', '2026-01-01'].map((day) => isStale(day))).toEqual([false, true, true]);
  expect(['2027-12-02', '2027-12-01'].map((day) => isStale(day, true))).toEqual([false, true]);
});
