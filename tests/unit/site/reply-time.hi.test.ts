import { expect, it } from 'vitest';
import * as m from '#words/reply-time.json';
import { formatMessage } from '../../../src/lib/format-message.ts';
import { byDay, replyDay, within } from '../../../src/site/reply-time.ts';

const office = {
  hours: 'Mon-Sat 10.00 am to 06.00 pm',
  clock: { zone: 'Asia/Kolkata', place: 'India' },
  holidays: { yearly: [], dated: [], knownUntil: '2027-12-31' },
};
const time = { count: 1, unit: 'workingDays' } as const;

it.each([
  ['in general', within(time), 'हम एक कामकाजी दिन के अंदर जवाब देंगे।'],
  ['in India', 330, 'हम सोमवार, 30 नवंबर तक जवाब देंगे।'],
  ['in New Zealand', 780, 'हम भारत के समय से सोमवार, 30 नवंबर तक जवाब देंगे।'],
] as const)('says in Hindi when the firm replies, %s', (_, shown, expected) => {
  const day = replyDay(new Date('2026-11-28T19:00+05:30'), time, office) ?? NaN;
  const text = typeof shown === 'string' ? shown : byDay(day, office, () => shown);
  expect(formatMessage(m.weReply, { time: text })).toBe(expected);
});
