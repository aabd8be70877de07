import { expect, it } from 'vitest';
import { createReference } from '../../../src/enquiry/lead-text.ts';

it('has six base32 characters, each of the 32 equally often for evenly distributed bytes', () => {
  const references = Array.from({ length: 256 }, (_, byte) => createReference((bytes) => bytes.fill(byte)));
  for (const reference of references) expect(reference).toMatch(/^([0-9A-HJKMNP-TV-Z])\1{5}$/);
  expect(new Set(references.slice(0, 32)).size).toBe(32);
  expect(references).toEqual(Array(8).fill(references.slice(0, 32)).flat());
});

it('differs between calls', () => {
  expect(new Set(Array.from({ length: 100 }, () => createReference())).size).toBeGreaterThan(98);
});
