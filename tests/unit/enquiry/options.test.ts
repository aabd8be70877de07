import { expect, it } from 'vitest';
import { allOptions } from '../../../src/enquiry/form-definition.ts';
import { leadForms } from '../../enquiries.ts';

it('gives every form its own id', () => {
  expect(new Set(leadForms.map(({ id }) => id)).size).toBe(leadForms.length);
});

it('has at most three questions besides name, address and number, and no option twice', () => {
  for (const { id, fields } of leadForms) {
    const questions = Object.values(fields).filter(({ kind }) => kind === 'text' || kind === 'choice');
    expect(questions.length, `${id} (src/enquiry/forms/) asks more than three questions`).toBeLessThanOrEqual(
      3,
    );
    for (const field of questions) {
      const offered = field.kind === 'choice' ? allOptions(field.choice).map(({ value }) => value) : [];
      expect(new Set(offered).size, `${id}`).toBe(offered.length);
    }
  }
});
