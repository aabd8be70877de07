import { expect, it, vi } from 'vitest';
import {
  clearPrefill,
  loadCalculatedAnswers,
  loadFilledAnswers,
  loadPrefilledAnswers,
  loadAttachedLines,
  loadSentence,
  saveFilledAnswer,
  savePrefilledAnswers,
  saveAttachedLines,
  saveSentence,
  saveTypedAnswers,
  TYPED_ANSWERS,
} from '../../../src/lib/prefill.ts';

const path = '/appointment';
const stub = (key?: string, stored?: string) => {
  const items = new Map(key === undefined ? [] : [[`${key}:${path}`, stored]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  });
};

it('carries lines and answers to one page until they are cleared', () => {
  stub();
  expect(saveAttachedLines(path, ['Loan ₹10,00,000', 'at 9%'])).toBe(true);
  expect(savePrefilledAnswers(path, { amount: '₹2' })).toBe(true);
  expect(saveFilledAnswer(path, 'amount', '₹1')).toBe(true);
  expect(loadAttachedLines(path)).toEqual(['Loan ₹10,00,000', 'at 9%']);
  expect(loadPrefilledAnswers(path)).toEqual({ amount: '₹2' });
  expect(loadFilledAnswers(path)).toEqual({ amount: '₹1' });
  expect(loadAttachedLines('/contact')).toEqual([]);
  expect(loadPrefilledAnswers('/contact')).toEqual({});
  clearPrefill(path);
  expect(loadAttachedLines(path)).toEqual([]);
  expect(loadPrefilledAnswers(path)).toEqual({});
  expect(loadFilledAnswers(path)).toEqual({});
});

it('keeps the data of each source until this source replaces it; the newest answer counts', () => {
  stub();
  for (const [source, text] of [['offers', '1'], ['borrow', '2'], ['offers', '3']] as const) {
    saveAttachedLines(path, [`line ${text}`], source);
    saveSentence(path, `Sentence ${text}.`, source);
    savePrefilledAnswers(path, source === 'borrow' ? {} : { amount: text }, source);
  } // oxfmt-ignore
  expect(loadAttachedLines(path)).toEqual(['line 2', 'line 3']);
  expect(loadSentence(path)).toBe('Sentence 2. Sentence 3.');
  expect(loadPrefilledAnswers(path)).toEqual({ amount: '3' });
  savePrefilledAnswers(path, { amount: '4' }, 'loan');
  expect(loadPrefilledAnswers(path)).toEqual({ amount: '4' });
});

it('passes answers typed elsewhere on the page to the form, but not to calculators', () => {
  stub();
  const dispatched = vi.fn<(event: Event) => boolean>();
  vi.stubGlobal('dispatchEvent', dispatched);
  savePrefilledAnswers(path, { amount: '5' }, 'loan');
  saveTypedAnswers(path, { name: 'Asha', city: '' });
  expect(dispatched.mock.lastCall?.[0].type).toBe(TYPED_ANSWERS);
  expect(loadPrefilledAnswers(path)).toEqual({ amount: '5', name: 'Asha', city: '' });
  expect(loadCalculatedAnswers(path)).toEqual({ amount: '5' });
  saveTypedAnswers(path, { name: '', city: '' });
  expect(loadPrefilledAnswers(path)).toEqual({ amount: '5' });
});

it('ignores a stored result that is not text', () => {
  stub('enquiry-sentence', JSON.stringify({ loan: 5, empty: '', offers: 'One offer.' }));
  expect(loadSentence(path)).toBe('One offer.');
});

it('carries the result in words to one page until it is cleared, cleaned and shortened', () => {
  stub();
  expect(loadSentence(path)).toBe('');
  saveSentence(path, 'two\nlines \u202Ehidden');
  expect(loadSentence(path)).toBe('two lines hidden');
  expect(loadSentence('/contact')).toBe('');
  saveSentence(path, 'x'.repeat(5000));
  expect(loadSentence(path)).toHaveLength(1000);
  clearPrefill(path);
  expect(loadSentence(path)).toBe('');
});

it.each([
  ['', []],
  ['{"0":"a"}', []],
  ['"text"', []],
  ['null', []],
  ['["a"]', []],
  ['{"of": ["a", 5, null, {"b": 1}, "", "c"]}', ['a', 'c']],
  ['{"of": ["two\\nlines \\u202Ehidden"]}', ['two lines hidden']],
  [JSON.stringify({ of: ['x'.repeat(500)] }), ['x'.repeat(120)]],
  [JSON.stringify({ of: Array(100).fill('x') }), Array(24).fill('x')],
  [JSON.stringify({ of: ['x'.repeat(1_000_000)] }), []],
])('reads the lines %.40j as %.40j', (stored, lines) => {
  stub('enquiry-carried', stored);
  expect(loadAttachedLines(path)).toEqual(lines);
});

it.each([
  ['', {}],
  ['[{"a":"b"}]', {}],
  ['{"of":null}', {}],
  ['{"of":{"a": 5, "b": {}, "c": "two\\nlines \\u202Ehidden"}}', { c: 'two lines hidden' }],
  [JSON.stringify({ of: { a: 'x'.repeat(300) } }), { a: 'x'.repeat(100) }],
  [JSON.stringify({ of: { a: 'x'.repeat(5000) } }), {}],
])('cleans and shortens the answers %.40j: %.40j', (stored, current) => {
  stub('enquiry-answers', stored);
  expect(loadPrefilledAnswers(path)).toEqual(current);
});

it('does nothing without storage, and does not throw', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(saveAttachedLines(path, ['a'])).toBe(false);
  expect(loadAttachedLines(path)).toEqual([]);
});
