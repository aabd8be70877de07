import { expect, it } from 'vitest';
import { joinContentLines, escapeValue } from '../../../src/lib/content-lines.ts';

it.each([
  ['Pune; Nashik, India', 'Pune\\; Nashik\\, India'],
  ['a\\b', 'a\\\\b'],
  ['one\r\ntwo\rthree\nfour', 'one\\ntwo\\nthree\\nfour'],
])('the value %j is escaped as %j', (text, escaped) => {
  expect(escapeValue(text)).toBe(escaped);
});

it('only lines of more than 75 bytes are folded', () => {
  expect(joinContentLines(['x'.repeat(75), 'END'])).toBe(`${'x'.repeat(75)}\r\nEND\r\n`);
  expect(joinContentLines(['x'.repeat(76)])).toBe(`${'x'.repeat(75)}\r\n x\r\n`);
  expect(joinContentLines(['क'.repeat(26)])).toBe(`${'क'.repeat(25)}\r\n क\r\n`);
  expect(joinContentLines(['x'.repeat(75), `${'x'.repeat(74)}\\;`])).toBe(
    `${'x'.repeat(75)}\r\n${'x'.repeat(74)}\r\n \\;\r\n`,
  );
  expect(joinContentLines(['x'.repeat(150)])).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x\r\n`);
});

const fillers = Array.from({ length: 60 }, (_, length) => 'x'.repeat(length));
it.each([
  ['a postal code', `Lucknow;Uttar Pradesh;226010;India`, '226010'],
  ['a postal code with a space', 'Leeds;West Yorkshire;LS1 4AP;United Kingdom', 'LS1'],
  ['a phone number', 'The firm confirms the time: +912026123456.', '+912026123456'],
  ['a word in Devanagari', 'हम फ़ोन से समय पक्का करेंगे', 'पक्का'],
  ['an escaped comma', 'Tower 4\\, Floor 11\\, Sector 62', '4\\,'],
])('a line is folded between words, so that %s stays complete at each position', (_kind, text, word) => {
  for (const filler of fillers) {
    const file = joinContentLines([`NOTE:${filler};${text} ${text}`]);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toBe(`NOTE:${filler};${text} ${text}\r\n`);
    expect(file.split(word)).toHaveLength(3);
  }
});
