import { expect, it } from 'vitest';
import * as m from '#words/status.json';
import { formatOfficeStatus } from '../../../src/site/office-status.ts';
import { firm as office } from '../../sample-firm.ts';
import { formatClockTime } from '../../../src/site/zoned-time.ts';

it.each([
  [0, 0, 'रात 12 बजे'],
  [4, 5, 'सुबह 4:05 बजे'],
  [12, 0, 'दोपहर 12 बजे'],
  [16, 30, 'शाम 4:30 बजे'],
  [20, 0, 'रात 8 बजे'],
  [24, 0, 'रात 12 बजे'],
])('%i:%i is written “%s” in Hindi, with the word for its part of the day', (hour, minute, shown) =>
  expect(formatClockTime(hour * 60 + minute)).toBe(shown),
);

const holidays = { knownUntil: '2027-12-31', yearly: [], dated: [] };
const at = (now: string, offset: number) => formatOfficeStatus(new Date(now), office, holidays, () => offset);

it.each([
  ['2026-11-27T14:00:00Z', 330, 'हम कल सुबह 10 बजे से जवाब देंगे'],
  ['2026-11-28T14:00:00Z', 330, 'हम सोमवार को सुबह 10 बजे से जवाब देंगे'],
  ['2026-11-27T08:00:00Z', 240, 'अभी खुला है, भारत में शाम 6 बजे तक (आपके यहाँ शाम 4:30 बजे)'],
])('at %s, %i minutes ahead of UTC, the office status in Hindi is “%s”', (now, offset, expected) => {
  expect(at(now, offset)).toBe(expected);
});

it('the Hindi words have seven weekdays and twelve months', () => {
  expect(m.weekdays.split(' ')[0]).toBe('रविवार');
  expect([m.weekdays, m.months].map((names) => names.split(' ').length)).toEqual([7, 12]);
});
