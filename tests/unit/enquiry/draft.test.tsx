import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import * as drafts from '../../../src/enquiry/draft.ts';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { createReference } from '../../../src/enquiry/lead-text.ts';
import { forAll } from '../property-test.ts';
import { anyText } from './any-text.ts';

const { clearDraft, clearUnsent, hasNextEnquiry, loadUnsent, saveDraft, saveUnsent } = drafts;
const load = (form = 'contact') => drafts.loadDraft(form, ['name', 'message']);
const typed = { name: 'Asha', message: 'one\nआशा' };
const unsent = { reference: 'K7Q2MX', text: 'New enquiry\n> आशा', typed, entry: '/contact k3x9' };
const megabyte = 'a'.repeat(1_000_000);
const keys = { draft: 'enquiry-draft:contact', unsent: 'enquiry-unsent:contact' };

it('drafts and unsent enquiries are stored per form in sessionStorage', () => {
  expect([saveDraft('contact', typed), saveUnsent('contact', unsent)]).toEqual([true, true]);
  expect([load(), loadUnsent('contact')]).toEqual([typed, [unsent]]);
  expect([load('appointment'), loadUnsent('appointment')]).toEqual([{}, []]);
  clearDraft('contact');
  expect([load(), loadUnsent('contact')]).toEqual([{}, [unsent]]);
  saveDraft('contact', typed);
  clearUnsent('contact', unsent.reference);
  expect([load(), loadUnsent('contact')]).toEqual([typed, []]);
  clearDraft('contact');
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

it('the newest five unsent enquiries are stored', () => {
  for (const last of '123456') saveUnsent('contact', { ...unsent, reference: `K7Q2M${last}` });
  clearUnsent('contact', 'K7Q2M4');
  expect(loadUnsent('contact')).toMatchObject([...'6532'].map((last) => ({ reference: `K7Q2M${last}` })));
});

it('any text of a draft is restored unchanged', () => {
  forAll([anyText, anyText], (name, message) => {
    saveDraft('contact', { name, message });
    expect(load()).toEqual({ name, message });
    const other = { reference: createReference(), text: message, typed: { name }, entry: name };
    saveUnsent('contact', other);
    expect(loadUnsent('contact')[0]).toEqual(other);
  });
});

it('a draft restores only the texts of requested fields', () => {
  saveDraft('contact', { name: 'Asha', message: 7, agreed: true, other: 'x' });
  expect(load()).toEqual({ name: 'Asha' });
  sessionStorage.setItem(keys.unsent, JSON.stringify([{ ...unsent, typed: { name: 'Asha', agreed: true } }]));
  expect(loadUnsent('contact')[0]?.typed).toEqual({ name: 'Asha' });
});

it.each([
  '', '{', 'null', '"text"', '["a"]', '{"name":7}', '[null]', '{"name":{"length":1}}', '{"__proto__":{"name":"x"}}',
])('nothing is restored from the stored value %j', (stored) => {
  for (const key of Object.values(keys)) sessionStorage.setItem(key, stored);
  expect([load(), loadUnsent('contact')]).toEqual([{}, []]);
}); // oxfmt-ignore

const invalidParts = [{ text: 7 }, { typed: undefined }, { reference: '<b>' }, { reference: 'K7Q2MX1' }];
it.each(invalidParts)('no unsent enquiry with %o is restored', (invalid) => {
  sessionStorage.setItem(keys.unsent, JSON.stringify([{ ...unsent, ...invalid }]));
  expect(loadUnsent('contact')).toEqual([]);
});

it('an unsent enquiry with an invalid history entry matches no entry', () => {
  sessionStorage.setItem(keys.unsent, JSON.stringify([{ ...unsent, entry: 7 }]));
  expect(loadUnsent('contact')).toEqual([{ ...unsent, entry: '' }]);
});

it.each([
  [false, 'without a draft', {}, []],
  [false, 'with a draft that contains the same answers', typed, ['EMI: ₹9,446']],
  [true, 'with a draft that contains a different answer', { ...typed, name: 'Ravi' }, []],
  [true, 'with attached lines that were not sent', {}, ['EMI: ₹9,446', 'EMI: ₹9,850']],
])('hasNextEnquiry() returns %s for a form %s', (expected, _, draft, lines) => {
  saveDraft('contact', draft);
  expect(hasNextEnquiry(contact, { ...unsent, text: 'New enquiry\n- EMI: ₹9,446' }, lines)).toBe(expected);
});

it('no stored text makes the code throw', () => {
  forAll([fc.oneof(anyText, fc.json())], (stored) => {
    for (const key of Object.values(keys)) sessionStorage.setItem(key, stored);
    for (const value of Object.values(load())) expect(value).toBeTypeOf('string');
    expect(() => loadUnsent('contact')).not.toThrow();
  });
});

it('a draft of more than 100,000 characters removes the previous one', () => {
  const name = 'a'.repeat(100_000 - '{"name":""}'.length);
  expect([saveDraft('contact', { name: `${name}a` }), saveDraft('contact', { name })]).toEqual([false, true]);
  expect(load()).toEqual({ name });
  saveDraft('contact', typed);
  expect(saveDraft('contact', { name: megabyte })).toBe(false);
  expect(load()).toEqual({});
  saveUnsent('contact', unsent);
  expect(saveUnsent('contact', { ...unsent, text: megabyte })).toBe(false);
  expect(loadUnsent('contact')).toEqual([]);
  sessionStorage.setItem(keys.draft, JSON.stringify({ name: megabyte }));
  expect(load()).toEqual({});
});

it('the draft and the unsent enquiry are kept in memory if the browser blocks storage', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect([saveDraft('contact', typed), saveUnsent('contact', unsent)]).toEqual([false, false]);
  expect([load(), loadUnsent('contact')]).toEqual([typed, [unsent]]);
  expect(saveDraft('contact', { name: megabyte })).toBe(false);
  expect(load()).toEqual({});
  saveDraft('contact', typed);
  clearDraft('contact');
  clearUnsent('contact', unsent.reference);
  expect([load(), loadUnsent('contact')]).toEqual([{}, []]);
});
