import { expect, it } from 'vitest';
import { parseHours } from '../../../src/site/hours.ts';

it.each([
  ['Mon-Sat 10.00 am to 06.00 pm', ['Mo-Sa 10:00-18:00']],
  ['Mon-Fri 09.00 am-05.00 pm', ['Mo-Fr 09:00-17:00']],
  ['Sun 12.00 pm to 12.30 pm', ['Su 12:00-12:30']],
  ['Mon-Sun 12.00 am to 12.00 am', ['Mo-Su 00:00-23:59']],
  [
    'Mon, Wed-Fri and Sun 09.00 am to 01.00 pm and 02.00 pm to 06.00 pm',
    ['Mo,We-Fr,Su 09:00-13:00', 'Mo,We-Fr,Su 14:00-18:00'],
  ],
  ['Mon-Fri 09.00 am to 05.30 pm; Sat 10.00 am to 01.00 pm', ['Mo-Fr 09:00-17:30', 'Sa 10:00-13:00']],
])('the hours “%s” are parsed as %j', (text, read) => {
  expect(parseHours(text)?.map(({ days, opens, closes }) => `${days} ${opens}-${closes}`)).toEqual(read);
});

it.each([
  '',
  'Mon-Sat 10.00 to 18.00',
  'Mon-Fri 09.00 am to 05.00 pm; ',
  'Mon-Fri 09.00 am to 05.00 pm Sat 10.00 am to 01.00 pm',
])('the hours %j are rejected', (text) => {
  expect(parseHours(text)).toBeUndefined();
});
