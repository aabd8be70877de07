import { expect, it } from 'vitest';
import { contentLines, escapeValue } from '../../../src/lib/content-lines.ts';

it.each([
  ['Pune; Nashik, India', 'Pune\\; Nashik\\, India'],
  ['a\\b', 'a\\\\b'],
  ['one\r\ntwo\rthree\nfour', 'one\\ntwo\\nthree\\nfour'],
])('escapes %j', (text, escaped) => {
  expect(escapeValue(text)).toBe(escaped);
});

it('folds a line after 75 bytes, and not one of 75', () => {
  expect(contentLines(['x'.repeat(75), 'END'])).toBe(`${'x'.repeat(75)}\r\nEND\r\n`);
  expect(contentLines(['x'.repeat(76)])).toBe(`${'x'.repeat(75)}\r\n x\r\n`);
  expect(contentLines(['क'.repeat(26)])).toBe(`${'क'.repeat(25)}\r\n क\r\n`);
  expect(contentLines(['x'.repeat(150)])).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x\r\n`);
});
