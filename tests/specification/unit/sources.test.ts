import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { staleSources } from '../../../scripts/stale-sources.mjs';
import { sources } from '../../../src/content/sources.ts';
import { mutualFundRisk as hindi } from '../../../src/words/hi/legal.json';
import { mutualFundRisk as english } from '../../../src/words/en/legal.json';

/** Returns a text on one line, with a space for each notation of a space in JSX. */
const plain = (text: string) => text.replace(/\{' '\}|&nbsp;|\s/g, ' ').replace(/ +/g, ' ');

/** Returns a pattern for key words. ' … ' matches any text; figures at the start and the end must be complete. */
const patternOf = (pin: string) => {
  const parts = pin.split(' … ').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`(?<![\\w.,])${parts.join('.*?')}(?![\\w]|[.,]\\d)`);
};

describe('legal statements', () => {
  it('have different ids', () => {
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
  });

  it.each(sources)(
    '$id: figures and key words are on their pages, with a source and the day of the check',
    (rule) => {
      const { pinned, source, seen, checked } = rule;
      const missing = Object.entries(pinned).flatMap(([file, pins]) => {
        const lines = readFileSync(`src/${file}`, 'utf8').split('\n').map(plain);
        return [pins].flat().filter((pin) => !lines.some((line) => patternOf(pin).test(line)));
      });
      expect(missing, 'compare the new words with their source, then correct src/content/sources/').toEqual(
        [],
      );
      expect(Object.keys(pinned).length).toBeGreaterThan(0);
      expect(source).toMatch(/\d{4}/);
      expect(seen).toMatch(/^[a-z\d.-]+\.[a-z]{2,}\/\S+$/);
      expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(new Date(checked).getTime()).toBeLessThanOrEqual(Date.now());
    },
  );

  it('have the exact mutual-fund risk warning once in each language', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!sources[/\\]\w+)\.(?:tsx?|json)$/.test(file),
    );
    const warning = /mutual[ -]funds? investments are subject|म्यूचुअल फ़?ंड निवेश बाज़?ार/i;
    const found = files.filter((file) =>
      warning.test(plain(readFileSync(`src/${file}`, 'utf8')).normalize('NFC')),
    );
    expect(found).toHaveLength(2);
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

  it('are stale after 90 days if they are rates', () => {
    const of = (checked: string) =>
      staleSources([{ ...sources[0]!, isRate: true, checked }], new Date('2028-03-01')).length;
    expect([of('2027-12-02'), of('2027-12-01')]).toEqual([0, 1]);
  });
});
