import { describe, expect, it } from 'vitest';
import { createReference } from '../../../src/enquiry/lead-text.ts';

describe('reference', () => {
  it('has six base32 characters, each of the 32 equally often for evenly distributed bytes', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const reference = createReference((bytes) => bytes.fill(byte));
      expect(reference).toMatch(/^([0-9A-HJKMNP-TV-Z])\1{5}$/);
      counts.set(reference, (counts.get(reference) ?? 0) + 1);
    }
    expect(counts.size).toBe(32);
    expect(new Set(counts.values())).toEqual(new Set([8]));
  });

  it('uses crypto by default, and differs between calls', () => {
    const references = Array.from({ length: 100 }, () => createReference());
    for (const reference of references) expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(new Set(references).size).toBeGreaterThan(98);
  });
});
