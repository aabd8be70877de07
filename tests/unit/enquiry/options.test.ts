import { expect, it } from 'vitest';
import { allOptions } from '../../../src/enquiry/form-definition.ts';
import { leadForms } from '../../enquiries.ts';

const isUnique = (list: readonly string[]) => new Set(list).size === list.length;

it('has forms with their own ids, at most three questions each, and no option twice', () => {
  expect(isUnique(leadForms.map(({ id }) => id))).toBe(true);
  for (const { id, fields } of leadForms) {
    const questions = Object.values(fields).filter(({ kind }) => kind === 'text' || kind === 'choice');
    expect(questions.length, `questions of ${id} (src/enquiry/forms/)`).toBeLessThanOrEqual(3);
    for (const field of questions) {
      const offered = field.kind === 'choice' ? allOptions(field.choice).map(({ value }) => value) : [];
      expect(isUnique(offered), `options of ${id}`).toBe(true);
    }
  }
});
