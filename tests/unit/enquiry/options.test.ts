import { describe, expect, it } from 'vitest';
import { allOptions } from '../../../src/enquiry/options.ts';
import { leadForms } from '../../enquiries.ts';

describe('every form', () => {
  it('has an id of its own', () => {
    expect(new Set(leadForms.map(({ id }) => id)).size).toBe(leadForms.length);
  });

  it.each(leadForms)('$id asks at most three things beside name, address and number', ({ fields }) => {
    const asked = Object.values(fields).filter(({ kind }) => kind === 'text' || kind === 'choice');
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  it.each(leadForms)('$id offers no option twice', ({ fields }) => {
    for (const field of Object.values(fields)) {
      const offered = field.kind === 'choice' ? allOptions(field.choice).map(({ value }) => value) : [];
      expect(new Set(offered).size).toBe(offered.length);
    }
  });
});
