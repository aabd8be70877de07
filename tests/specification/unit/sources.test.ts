import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { staleSources } from '../../../scripts/stale-sources.mjs';
import { sources } from '../../../src/content/sources.ts';
import { mutualFundRisk as hindi } from '../../../src/words/hi/legal.json';
import { mutualFundRisk as english } from '../../../src/words/en/legal.json';

/** One line, as a page shows it: what JSX writes for a space is one. */
const plain = (text: string) => text.replace(/\{' '\}|&nbsp;|\s/g, ' ').replace(/ +/g, ' ');

describe('legal statements', () => {
  it('have different ids', () => {
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
  });

  it.each(sources)('$id is on its page word for word, with its source and the day of the check', (rule) => {
    const { file, words, source, seen, checked } = rule;
    expect(
      plain(readFileSync(`src/${file}`, 'utf8')).includes(words),
      `compare the new words of src/${file} with their source, then write them into src/content/sources.ts`,
    ).toBe(true);
    expect(source).toMatch(/\d{4}/);
    expect(seen).toMatch(/^[a-z\d.-]+\.[a-z]{2,}\/\S+$/);
    expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(new Date(checked).getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('have the mutual-fund risk warning once in each language, to the letter', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.(?:tsx?|json)$/.test(file) && !file.startsWith('content/sources/'));
    const found = files.filter((file) =>
      /mutual[ -]funds? investments are subject|म्यूचुअल फ़?ंड निवेश बाज़?ार/i.test(
        plain(readFileSync(`src/${file}`, 'utf8')).normalize('NFC'),
      ),
    );
    expect(found.toSorted()).toEqual(['words/en/legal.json', 'words/hi/legal.json']);
    expect([english, hindi]).toEqual([
      'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
      'म्यूचुअल फंड निवेश बाजार जोखिमों के अधीन हैं, योजना संबंधी सभी दस्तावेजों को सावधानी से पढ़ें।',
    ]);
  });

  it('are stale after a year', () => {
    const of = (checked: string) =>
      staleSources([{ ...sources[0]!, checked }], new Date('2028-03-01')).length;
    expect([of('2027-03-01'), of('2027-02-28'), of('2026-01-01')]).toEqual([0, 1, 1]);
  });
});
