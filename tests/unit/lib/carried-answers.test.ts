import { afterEach, expect, it, vi } from 'vitest';
import {
  clearCarriedAnswers,
  loadCarriedAnswers,
  saveCarriedAnswers,
} from '../../../src/lib/carried-answers.ts';

const path = '/services/wealth';
const stub = (stored?: string) => {
  const items = new Map(stored === undefined ? [] : [[`enquiry-answers:${path}`, stored]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  });
};
afterEach(() => vi.unstubAllGlobals());

it('answers are carried to the page they are for, beside those before them, until they are dropped', () => {
  stub();
  saveCarriedAnswers(path, { amount: '₹ 1' });
  expect(saveCarriedAnswers(path, { amount: '₹ 2' })).toBe(true);
  expect(loadCarriedAnswers(path)).toEqual({ now: { amount: '₹ 2' }, before: { amount: '₹ 1' } });
  expect(loadCarriedAnswers('/contact')).toEqual({ now: {}, before: {} });
  clearCarriedAnswers(path);
  expect(loadCarriedAnswers(path)).toEqual({ now: {}, before: {} });
});

it.each([
  ['', {}],
  ['{"0":{"a":"b"}}', {}],
  ['[null]', {}],
  ['[{"a": 5, "b": {}, "c": "two\\nlines \\u202Ehidden"}]', { c: 'two lines hidden' }],
  [JSON.stringify([{ a: 'x'.repeat(300) }]), { a: 'x'.repeat(100) }],
  [JSON.stringify([{ a: 'x'.repeat(5000) }]), {}],
])('of %j only clean answers of a bearable length are read', (stored, now) => {
  stub(stored);
  expect(loadCarriedAnswers(path).now).toEqual(now);
});
