import { expect, it } from 'vitest';
import { securityTxt } from '../../../src/build/security-txt.ts';
import { firm } from '../../../src/site/firm.ts';

const fields = (now?: Date) =>
  securityTxt(now)
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]*): (\S.*)$/.exec(line)?.slice(1) ?? [line]);

it('security.txt contains, as RFC 9116 defines, the firm’s mail address, its languages and its own address, each once', () => {
  expect(fields(new Date('2026-11-21T09:35:00Z'))).toEqual([
    ['Contact', `mailto:${firm.email}`],
    ['Expires', '2027-11-16T00:00:00.000Z'],
    ['Preferred-Languages', 'en, hi'],
    ['Canonical', `${firm.siteAddress}/.well-known/security.txt`],
  ]);
});
