import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSamples } from '../../../scripts/samples.mjs';
import { securityTxt } from '../../../src/build/security-txt.ts';
import { firm } from '../../../src/site/firm.ts';

const fields = (now?: Date) =>
  securityTxt(now)
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]*): (\S.*)$/.exec(line)?.slice(1) ?? [line]);

describe('security.txt, as RFC 9116 asks', () => {
  it('names the firm’s mail, the languages of its desk and its own address, each once', () => {
    expect(fields(new Date('2026-11-21T09:35:00Z'))).toEqual([
      ['Contact', `mailto:${firm.email}`],
      ['Expires', '2027-11-16T00:00:00.000Z'],
      ['Preferred-Languages', 'en, hi'],
      ['Canonical', `${firm.siteAddress}/.well-known/security.txt`],
    ]);
  });

  it.each(['2027-01-01T00:00:00Z', '2028-02-29T23:59:59.999Z', undefined])(
    'built at %s it is valid for less than a year, and for more than eleven months',
    (at) => {
      const now = at ? new Date(at) : new Date();
      const expires = new Date(fields(now).find(([name]) => name === 'Expires')?.[1] ?? '');
      const days = (expires.getTime() - now.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(335);
      expect(days).toBeLessThan(365);
    },
  );

  it('names the same mail as SECURITY.md, which calls it a sample while it is one', () => {
    const text = readFileSync('SECURITY.md', 'utf8');
    expect(text, 'write the mail of src/site/firm.ts in SECURITY.md too').toContain(firm.email);
    const samples = findSamples(new Map([['firm.ts', readFileSync('src/site/firm.ts', 'utf8')]]));
    expect(
      text.includes('is a sample'),
      'SECURITY.md says that the mail is a sample (received), src/site/firm.ts wraps it in sample() (expected): take that sentence out of SECURITY.md, or put it in',
    ).toBe(samples.some(({ value }) => value === firm.email));
  });
});
