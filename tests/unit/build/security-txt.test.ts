import { expect, it } from 'vitest';
import { createSecurityTxt } from '../../../build/security-txt.ts';
import { firm } from '../../../src/site/firm.ts';

it('security.txt has the fields of RFC 9116, each once', () => {
  expect(createSecurityTxt(new Date('2026-11-21T09:35:00Z')).trimEnd().split('\n')).toEqual([
    `Contact: mailto:${firm.email}`,
    'Expires: 2027-11-16T00:00:00.000Z',
    'Preferred-Languages: en, hi',
    `Canonical: ${firm.siteUrl}/.well-known/security.txt`,
  ]);
});
