import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile } from '../../../src/enquiry/slots/calendar-file.ts';
import { runs } from '../runs.ts';
import { readLines } from './content-lines.ts';

const now = new Date('2026-11-27T04:30:05.123Z');

it('gives any text back unchanged, in lines of at most 75 bytes', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom(',', ';', '\\', '\n', 'ह', '👍', 'n'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 200,
  });
  fc.assert(
    fc.property(text, text, (summary, description) => {
      const clean = (words: string) => words.replaceAll(/[^\S\n ]|\p{Cc}(?<!\n)|\p{Cs}/gu, '');
      const event = { uid: '1', start: 0, end: 1, summary: clean(summary), description: clean(description) };
      const lines = readLines(calendarFile([event], 'Sample', now));
      expect(lines).toContainEqual(['SUMMARY', event.summary]);
      expect(lines).toContainEqual(['DESCRIPTION', event.description]);
    }),
    runs,
  );
});
