import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import {
  clearDraft,
  clearUnsent,
  loadDraft,
  loadUnsent,
  saveDraft,
  saveUnsent,
} from '../../../src/enquiry/draft.ts';
import { createReference } from '../../../src/enquiry/lead-text.ts';
import { runs } from '../runs.ts';
import { anyText } from './any-text.ts';

const fields = ['name', 'message'] as const;
const unsent = { reference: 'K7Q2MX', text: 'New enquiry\n> आशा', typed: { name: 'Asha', message: 'आशा' } };
const megabyte = 'a'.repeat(1_000_000);
const keys = { draft: 'enquiry-draft:contact', unsent: 'enquiry-unsent:contact' };

it('restores a draft for its own form only, from sessionStorage only, until it is cleared', () => {
  expect(saveDraft('contact', { name: 'Asha', message: 'one\ntwo' })).toBe(true);
  expect(loadDraft('contact', fields)).toEqual({ name: 'Asha', message: 'one\ntwo' });
  expect(loadDraft('appointment', fields)).toEqual({});
  expect(localStorage).toHaveLength(0);
  clearDraft('contact');
  expect(loadDraft('contact', fields)).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

it('restores an unsent enquiry for its own form only, until it is cleared', () => {
  expect(saveUnsent('contact', unsent)).toBe(true);
  expect(loadUnsent('contact')).toEqual(unsent);
  expect(loadUnsent('appointment')).toBeUndefined();
  clearUnsent('contact');
  expect(loadUnsent('contact')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('clears a draft and an unsent enquiry independently', () => {
  saveUnsent('contact', unsent);
  saveDraft('contact', { name: 'B' });
  clearDraft('contact');
  expect(loadUnsent('contact')).toEqual(unsent);
  saveDraft('contact', { name: 'B' });
  clearUnsent('contact');
  expect(loadDraft('contact', fields)).toEqual({ name: 'B' });
});

it('restores any text unchanged', () => {
  fc.assert(
    fc.property(anyText, anyText, (name, message) => {
      saveDraft('contact', { name, message });
      expect(loadDraft('contact', fields)).toEqual({ name, message });
      const other = { reference: createReference(), text: message, typed: { name } };
      saveUnsent('contact', other);
      expect(loadUnsent('contact')).toEqual(other);
    }),
    runs,
  );
});

it('keeps only text, and restores only the requested fields', () => {
  saveDraft('contact', { name: 'Asha', message: 7, agreed: true, other: 'x' });
  expect(loadDraft('contact', fields)).toEqual({ name: 'Asha' });
  sessionStorage.setItem(keys.unsent, JSON.stringify({ ...unsent, typed: { name: 'Asha', agreed: true } }));
  expect(loadUnsent('contact')?.typed).toEqual({ name: 'Asha' });
});

it.each([
  '',
  '{',
  'null',
  '"text"',
  '["a"]',
  '{"name":7}',
  '{"name":{"length":1}}',
  '{"__proto__":{"name":"x"}}',
  JSON.stringify({ name: megabyte }),
])('restores no draft from %.40j', (stored) => {
  sessionStorage.setItem(keys.draft, stored);
  expect(loadDraft('contact', fields)).toEqual({});
});

it.each([
  '{',
  'null',
  '{"reference":"K7Q2MX","typed":{}}',
  '{"reference":"K7Q2MX","text":"x"}',
  '{"reference":"K7Q2MX","text":"x","typed":"y"}',
  '{"reference":"K7Q2MX","text":7,"typed":{}}',
  '{"reference":"<b>","text":"x","typed":{}}',
  '{"reference":7,"text":"x","typed":{}}',
])('restores no unsent enquiry from %j', (stored) => {
  sessionStorage.setItem(keys.unsent, stored);
  expect(loadUnsent('contact')).toBeUndefined();
});

it('never throws for any stored text', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.json()), (stored) => {
      for (const key of Object.values(keys)) sessionStorage.setItem(key, stored);
      for (const value of Object.values(loadDraft('contact', fields))) expect(value).toBeTypeOf('string');
      expect(() => loadUnsent('contact')).not.toThrow();
    }),
    runs,
  );
});

it('keeps neither a megabyte nor the previous text in its place', () => {
  saveDraft('contact', { name: 'Asha' });
  expect(saveDraft('contact', { name: megabyte })).toBe(false);
  expect(loadDraft('contact', fields)).toEqual({});
  saveUnsent('contact', unsent);
  expect(saveUnsent('contact', { ...unsent, text: megabyte })).toBe(false);
  expect(loadUnsent('contact')).toBeUndefined();
});

it('keeps draft and unsent enquiry in memory in private modes that forbid storage', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(saveDraft('contact', { name: 'Asha' })).toBe(false);
  expect(loadDraft('contact', fields)).toEqual({ name: 'Asha' });
  expect(saveDraft('contact', { name: megabyte })).toBe(false);
  expect(loadDraft('contact', fields)).toEqual({});
  saveDraft('contact', { name: 'Asha' });
  clearDraft('contact');
  expect(loadDraft('contact', fields)).toEqual({});
  expect(saveUnsent('contact', unsent)).toBe(false);
  expect(loadUnsent('contact')).toEqual(unsent);
  clearUnsent('contact');
  expect(loadUnsent('contact')).toBeUndefined();
});
