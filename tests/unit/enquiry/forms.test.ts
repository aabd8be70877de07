import { expect, it } from 'vitest';
import { listOptions } from '../../../src/enquiry/form-definition.ts';
import { createReference } from '../../../src/enquiry/lead-text.ts';
import { leadForms } from '../../enquiries.ts';

const isUnique = (list: readonly string[]) => new Set(list).size === list.length;

it('each form has its own id and at most three questions, without equal options', () => {
  expect(isUnique(leadForms.map(({ id }) => id))).toBe(true);
  for (const { id, fields } of leadForms) {
    const questions = Object.values(fields).filter(({ kind }) => kind === 'text' || kind === 'choice');
    expect(questions.length, `questions of ${id} (src/enquiry/forms/)`).toBeLessThanOrEqual(3);
    for (const field of questions) {
      const offered = field.kind === 'choice' ? listOptions(field.choice).map(({ value }) => value) : [];
      expect(isUnique(offered), `options of ${id}`).toBe(true);
    }
  }
});

it('a reference has six base32 characters, all equally likely', () => {
  const references = Array.from({ length: 256 }, (_, byte) => createReference((bytes) => bytes.fill(byte)));
  for (const reference of references) expect(reference).toMatch(/^([0-9A-HJKMNP-TV-Z])\1{5}$/);
  expect(new Set(references.slice(0, 32)).size).toBe(32);
  expect(references).toEqual(Array(8).fill(references.slice(0, 32)).flat());
  expect(isUnique(Array.from({ length: 20 }, () => createReference()))).toBe(true);
});
