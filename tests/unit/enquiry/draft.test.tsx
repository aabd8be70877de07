import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearDraft,
  clearUnsent,
  loadDraft,
  loadUnsent,
  saveDraft,
  saveUnsent,
} from '../../../src/enquiry/draft.ts';
import { createReference } from '../../../src/enquiry/reference.ts';
import { runs } from '../runs.ts';
import { anyText } from './any-text.ts';

const fields = ['name', 'message'] as const;
const key = 'enquiry-draft:contact';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('draft', () => {
  it('comes back as it was, for its own form only, until it is cleared', () => {
    expect(saveDraft('contact', { name: 'Asha', message: 'one\ntwo' })).toBe(true);
    expect(loadDraft('contact', fields)).toEqual({ name: 'Asha', message: 'one\ntwo' });
    expect(loadDraft('appointment', fields)).toEqual({});
    clearDraft('contact');
    expect(loadDraft('contact', fields)).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });

  it('puts nothing into localStorage', () => {
    saveDraft('contact', { name: 'Asha' });
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(1);
  });

  it('gives any text back unchanged', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, message) => {
        saveDraft('contact', { name, message });
        expect(loadDraft('contact', fields)).toEqual({ name, message });
      }),
      runs,
    );
  });

  it('keeps text only, and gives back only the fields asked for', () => {
    saveDraft('contact', { name: 'Asha', message: 7, agreed: true, other: 'x' });
    expect(loadDraft('contact', fields)).toEqual({ name: 'Asha' });
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '"text"',
    '[]',
    '["a"]',
    '{"name":7}',
    '{"name":{"length":1}}',
    '{"__proto__":{"name":"x"}}',
  ])('is empty when what is stored is %j', (stored) => {
    sessionStorage.setItem(key, stored);
    expect(loadDraft('contact', fields)).toEqual({});
  });

  it('never throws for any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), (stored) => {
        sessionStorage.setItem(key, stored);
        for (const value of Object.values(loadDraft('contact', fields))) expect(value).toBeTypeOf('string');
      }),
      runs,
    );
  });

  it('does not keep a megabyte, nor the older words in its place', () => {
    saveDraft('contact', { name: 'Asha' });
    expect(saveDraft('contact', { name: 'a'.repeat(1_000_000) })).toBe(false);
    expect(loadDraft('contact', fields)).toEqual({});
  });

  it('does not read a megabyte put there by something else', () => {
    sessionStorage.setItem(key, JSON.stringify({ name: 'a'.repeat(1_000_000) }));
    expect(loadDraft('contact', fields)).toEqual({});
  });

  it('keeps it in memory in private modes that forbid storage', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(saveDraft('contact', { name: 'Asha' })).toBe(false);
    expect(loadDraft('contact', fields)).toEqual({ name: 'Asha' });
    expect(saveDraft('contact', { name: 'a'.repeat(1_000_000) })).toBe(false);
    expect(loadDraft('contact', fields)).toEqual({});
    saveDraft('contact', { name: 'Asha' });
    clearDraft('contact');
    expect(loadDraft('contact', fields)).toEqual({});
  });
});

describe('unsent enquiry', () => {
  const unsent = { reference: 'K7Q2MX', text: 'New enquiry\n> आशा', typed: { name: 'Asha', message: 'आशा' } };
  const unsentKey = 'enquiry-unsent:contact';

  it('comes back as it was, for its own form only, until it is cleared', () => {
    expect(saveUnsent('contact', unsent)).toBe(true);
    expect(loadUnsent('contact')).toEqual(unsent);
    expect(loadUnsent('appointment')).toBeUndefined();
    clearUnsent('contact');
    expect(loadUnsent('contact')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('outlives a draft that is begun beside it and given up, and the draft it', () => {
    saveUnsent('contact', unsent);
    saveDraft('contact', { name: 'B' });
    clearDraft('contact');
    expect(loadUnsent('contact')).toEqual(unsent);
    saveDraft('contact', { name: 'B' });
    clearUnsent('contact');
    expect(loadDraft('contact', fields)).toEqual({ name: 'B' });
  });

  it('gives any text back unchanged', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, name) => {
        const other = { reference: createReference(), text, typed: { name } };
        saveUnsent('contact', other);
        expect(loadUnsent('contact')).toEqual(other);
      }),
      runs,
    );
  });

  it.each([
    '{',
    'null',
    '{}',
    '{"reference":"K7Q2MX","typed":{}}',
    '{"reference":"K7Q2MX","text":"x"}',
    '{"reference":"K7Q2MX","text":"x","typed":"y"}',
    '{"reference":"K7Q2MX","text":7,"typed":{}}',
    '{"reference":"<b>","text":"x","typed":{}}',
    '{"reference":7,"text":"x","typed":{}}',
  ])('is none when what is stored is %j', (stored) => {
    sessionStorage.setItem(unsentKey, stored);
    expect(loadUnsent('contact')).toBeUndefined();
  });

  it('leaves out values that are not text', () => {
    sessionStorage.setItem(unsentKey, JSON.stringify({ ...unsent, typed: { name: 'Asha', agreed: true } }));
    expect(loadUnsent('contact')?.typed).toEqual({ name: 'Asha' });
  });

  it('never throws for any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), (stored) => {
        sessionStorage.setItem(unsentKey, stored);
        expect(() => loadUnsent('contact')).not.toThrow();
      }),
      runs,
    );
  });

  it('does not keep a megabyte, nor the older one in its place', () => {
    saveUnsent('contact', unsent);
    expect(saveUnsent('contact', { ...unsent, text: 'a'.repeat(1_000_000) })).toBe(false);
    expect(loadUnsent('contact')).toBeUndefined();
  });

  it('is kept in memory in private modes that forbid storage', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(saveUnsent('contact', unsent)).toBe(false);
    expect(loadUnsent('contact')).toEqual(unsent);
    clearUnsent('contact');
    expect(loadUnsent('contact')).toBeUndefined();
  });
});
