import { afterEach, expect, it, vi } from 'vitest';
import { loadCarriedLines, saveCarriedLines, clearCarriedLines } from '../../../src/lib/carried-lines.ts';

const path = '/appointment';
const stub = (stored?: string) => {
  const items = new Map(stored === undefined ? [] : [[`enquiry-carried:${path}`, stored]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  });
};
afterEach(() => vi.unstubAllGlobals());

it('lines are carried to the page they are for, until they are dropped', () => {
  stub();
  expect(saveCarriedLines(path, ['Loan ₹ 10,00,000', 'at 9 %'])).toBe(true);
  expect(loadCarriedLines(path)).toEqual(['Loan ₹ 10,00,000', 'at 9 %']);
  expect(loadCarriedLines('/contact')).toEqual([]);
  clearCarriedLines(path);
  expect(loadCarriedLines(path)).toEqual([]);
});

it.each([
  ['', []],
  ['{"0":"a"}', []],
  ['"text"', []],
  ['null', []],
  ['["a", 5, null, {"b": 1}, "", "c"]', ['a', 'c']],
  ['["two\\nlines \\u202Ehidden"]', ['two lines hidden']],
  [JSON.stringify(['x'.repeat(500)]), ['x'.repeat(120)]],
  [JSON.stringify(Array(100).fill('x')), Array(24).fill('x')],
  [JSON.stringify(['x'.repeat(1_000_000)]), []],
])('what is stored as %.40j is read as %.40j', (stored, lines) => {
  stub(stored);
  expect(loadCarriedLines(path)).toEqual(lines);
});

it('without storage nothing is carried and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(saveCarriedLines(path, ['a'])).toBe(false);
  expect(loadCarriedLines(path)).toEqual([]);
});
