import { describe, expect, it } from 'vitest';
import { formatDate } from '../../../src/lib/hi/format-date.ts';
import * as status from '../../../src/messages/hi/status.ts';
import { legalDetails } from '../../../src/site/hi/legal-details.ts';

it.each([
  [0, 0, 'रात 12 बजे'],
  [4, 5, 'सुबह 4:05 बजे'],
  [12, 0, 'दोपहर 12 बजे'],
  [16, 30, 'शाम 4:30 बजे'],
  [20, 0, 'रात 8 बजे'],
])('names the part of the day of %i:%i', (hour, minute, shown) =>
  expect(status.clockTime(hour, minute)).toBe(shown),
);

describe('the office status in Hindi', () => {
  it.each([
    [status.openUntil('शाम 6 बजे', 'Noida'), 'अभी खुला है, Noida में शाम 6 बजे तक'],
    [status.openUntil('शाम 6 बजे', 'India'), 'अभी खुला है, भारत में शाम 6 बजे तक'],
    [status.answersFrom(status.tomorrow, 'सुबह 10 बजे'), 'हम कल सुबह 10 बजे से जवाब देंगे'],
    [status.answersFrom(status.onDay('सोमवार'), 'सुबह 10 बजे'), 'हम सोमवार को सुबह 10 बजे से जवाब देंगे'],
    [
      status.answersFrom(status.onDay('मंगलवार', '5 जनवरी'), 'सुबह 10 बजे', 'Noida'),
      'जवाब मंगलवार, 5 जनवरी को सुबह 10 बजे से, Noida में',
    ],
  ])('%s', (sentence, expected) => expect(sentence).toBe(expected));

  it('has seven weekdays from Sunday and twelve months', () => {
    expect(status.weekdays.split(' ')[0]).toBe('रविवार');
    expect([status.weekdays, status.months].map((names) => names.split(' ').length)).toEqual([7, 12]);
  });
});

it('writes dates and response times in Hindi', () => {
  expect(formatDate('2026-02-03')).toBe('3 फ़रवरी 2026');
  expect(legalDetails.grievances?.acknowledged).toMatch(/^\d+ कामकाजी दिन के अंदर$/);
  expect(legalDetails.grievances?.answered).toMatch(/^\d+ दिन के अंदर$/);
});
