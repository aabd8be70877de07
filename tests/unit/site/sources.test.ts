import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { staleSources } from '../../../scripts/stale-sources.mjs';
import { sources } from '../../../src/content/sources.ts';

/** One line, as a page shows it: what JSX writes for a space is one. */
const plain = (text: string) => text.replace(/\{' '\}|&nbsp;|\s/g, ' ').replace(/ +/g, ' ');

describe('the rules of the trade', () => {
  it('have a name each', () => {
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
  });

  it.each(sources)('$id stands in its file, word for word', ({ file, words }) => {
    const text = plain(readFileSync(`src/${file}`, 'utf8'));
    expect(
      text.includes(words),
      `compare the new words of src/${file} with their source, then write them into src/content/sources.ts`,
    ).toBe(true);
  });

  it.each(sources)('$id has a source, and a day that has come', ({ source, checked }) => {
    expect(source).toMatch(/\d{4}/);
    expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(new Date(checked).getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('are stale after a year', () => {
    const of = (checked: string) =>
      staleSources([{ ...sources[0]!, checked }], new Date('2028-03-01')).length;
    expect([of('2027-03-01'), of('2027-02-28'), of('2026-01-01')]).toEqual([0, 1, 1]);
  });

  it('are listed by check:sources', { timeout: 60_000 }, () => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/check-sources.mjs'], {
      encoding: 'utf8',
    });
    expect(stdout).toContain(`${sources.length} rules`);
    expect(status).toBe(0);
  });
});
