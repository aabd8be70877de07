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
} from '../../../src/lib/prefill.ts';

const path = '/appointment';

it('the record of filled-in answers is separate for each page', () => {
  saveFilledAnswer(path, 'amount', '₹1');
  expect([loadFilledAnswers(path), loadFilledAnswers('/contact')]).toEqual([{ amount: '₹1' }, {}]);
});

it('new data replace only data of the same source', () => {
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

it('typed answers are separate from calculated answers, and are removed when all are empty', () => {
  savePrefilledAnswers(path, { amount: '1' }, 'loan');
  saveTypedAnswers(path, { city: 'Pune', area: '' });
  expect(loadPrefilledAnswers(path)).toEqual({ amount: '1', city: 'Pune', area: '' });
  expect(loadCalculatedAnswers(path)).toEqual({ amount: '1' });
  saveTypedAnswers(path, { city: '', area: '' });
  expect(loadPrefilledAnswers(path)).toEqual({ amount: '1' });
  clearPrefill(path);
  expect(loadPrefilledAnswers(path)).toEqual({});
});

const json = (value: unknown) => JSON.stringify({ of: value });
const text = 'two\nlines \u202Ehidden';
it.each<readonly [key: string, stored: string, expected: unknown]>([
  ...['', '{"0":"a"}', '"text"', 'null', '["a"]'].map((stored) => ['carried', stored, []] as const),
  ['carried', json(['a', 5, null, { b: 1 }, '', 'c']), ['a', 'c']],
  ['carried', json([text]), ['two lines hidden']],
  ['carried', json(['x'.repeat(500)]), ['x'.repeat(120)]],
  ['carried', json(Array(100).fill('x')), Array(24).fill('x')],
  ['carried', json(['x'.repeat(1_000_000)]), []],
  ...['', '[{"a":"b"}]', '{"of":null}'].map((stored) => ['answers', stored, {}] as const),
  ['answers', json({ a: 5, b: {}, c: text }), { c: 'two lines hidden' }],
  ['answers', json({ a: 'x'.repeat(300) }), { a: 'x'.repeat(100) }],
  ['answers', json({ a: 'x'.repeat(5000) }), {}],
  ['sentence', JSON.stringify({ loan: 5, empty: '', offers: 'One offer.' }), 'One offer.'],
  ['sentence', json(text), 'two lines hidden'],
  ['sentence', json('x'.repeat(1500)), 'x'.repeat(1000)],
])('the text $1 that is stored as $0 is loaded as $2', (key, stored, expected) => {
  sessionStorage.setItem(`enquiry-${key}:${path}`, stored);
  const load = { carried: loadAttachedLines, answers: loadPrefilledAnswers, sentence: loadSentence }[key];
  expect(load?.(path)).toEqual(expected);
});

it('if the browser blocks storage, the data are kept until they are deleted or the document is left', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveAttachedLines(path, ['a']);
  savePrefilledAnswers(path, { amount: '₹1' });
  expect([loadAttachedLines(path), loadPrefilledAnswers(path)]).toEqual([['a'], { amount: '₹1' }]);
  clearPrefill(path);
  expect([loadAttachedLines(path), loadPrefilledAnswers(path)]).toEqual([[], {}]);
  saveAttachedLines(path, ['b']);
  vi.unstubAllGlobals();
  expect(loadAttachedLines(path)).toEqual(['b']);
  saveAttachedLines(path, ['c']);
  sessionStorage.clear();
  expect(loadAttachedLines(path)).toEqual([]);
});
