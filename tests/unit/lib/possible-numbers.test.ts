import { beforeAll, expect, it } from 'vitest';
import { findPossibleNumbers } from '../../../src/lib/possible-numbers.ts';
import { loadForeignParser } from '../../../src/lib/phone-number.ts';

beforeAll(loadForeignParser);

const findFormatted = (typed: string, selected: string, residence = '', timeZoneCountry = '') =>
  findPossibleNumbers(typed, selected, { residence, timeZoneCountry }).map(({ formatted }) => formatted);

it.each([
  ['Germany', '0711 1234567', '+49 711 1234567'],
  ['Deutschland, Munich in Germany', '089/2180-0', '+49 89 21800'],
  ['USA', '(415) 555-2671', '+1 415 555 2671'],
  ['Dubai, U.A.E.', '050 123 4567', '+971 50 123 4567'],
  ['Singapore', '8123 4567', '+65 8123 4567'],
  ['Sydney, Australia', '(02) 9374 4000', '+61 2 9374 4000'],
])('in %s, the number %j without a calling code can be %s', (residence, typed, expected) => {
  expect(findFormatted(typed, '', residence)[0]).toBe(expected);
  expect(findFormatted(typed, 'IN', residence)[0]).toBe(expected);
});

it.each([
  ['Europe/Berlin', 'DE', '0711 1234567', '+49 711 1234567'],
  ['Asia/Dubai', 'AE', '050 123 4567', '+971 50 123 4567'],
])('the time zone %s is used if the answer names no country', (_, clock, typed, expected) => {
  for (const residence of ['', 'with my parents'])
    expect(findFormatted(typed, 'IN', residence, clock)[0]).toBe(expected);
  expect(findFormatted(typed, clock, 'with my parents', clock)).toEqual([]);
});

it.each([
  ['(650) 555-0100', '+1 650 555 0100'],
  ['07911 123456', '+44 7911 123456'],
])('the number %j without a calling code is recognised by its format alone', (typed, expected) => {
  expect(findFormatted(typed, 'IN')[0]).toBe(expected);
  expect(findFormatted(typed, '')[0]).toBe(expected);
});

// The number in the selected country comes last.
it.each([
  ['0711 1234567', 'IN', 'Germany', ['+49 711 1234567', '+91 711 1234567']],
  ['917 555 0123', 'IN', 'US', ['+1 917 555 0123', '+91 91755 50123']],
  ['020 7946 0958', 'DE', 'UK', ['+44 20 7946 0958', '+49 2079 460958']],
  ['91755 50123', 'IN', 'US', ['+1 917 555 0123', '+91 91755 50123']],
  ['011 3123 4567', 'IN', 'Brazil', ['+55 11 3123 4567', '+91 11 31234567']],
  // These numbers begin with the calling code, without a plus.
  ['6581234567', '', 'Singapore', ['+65 8123 4567', '+91 65812 34567']],
  ['6581234567', 'IN', 'Singapore', ['+65 8123 4567', '+91 65812 34567']],
  ['64 2123 4567', 'IN', 'New Zealand', ['+64 21 234 567', '+91 64212 34567']],
  // Indian mobile numbers are read as Indian.
  ['98765 43210', '', 'UAE', ['+91 98765 43210']],
  ['98765 43210', 'IN', 'UAE', []],
  ['9876543210', '', 'Germany', ['+91 98765 43210']],
  ['9876543210', 'IN', 'Germany', []],
])('%j, with %j selected by a visitor in %s, can be %j', (typed, selected, residence, expected) => {
  expect(findFormatted(typed, selected, residence)).toEqual(expected);
});

it.each([
  ['has a calling code', '+49 711 1234567', 'IN', 'Germany'],
  ['begins with 00 and a calling code', '0044 20 7946 0958', '', 'India'],
  ['belongs to the selected country, in which the visitor lives', '0711 1234567', 'DE', 'Germany'],
  ['is the same international number in both countries', '(416) 555-0123', 'US', 'Canada'],
  ['looks American, but is valid in India, in which the visitor lives', '650-555-0100', 'IN', 'India'],
  ['is empty', '', '', 'Germany'],
  ['has no digits', 'none', 'IN', 'Germany'],
  ['is valid in no country', '12', '', 'Germany'],
  ['begins with 0, and the country of residence was not recognised', '0171/2345678', '', 'Niedersachsen'],
  ['belongs to India, in which the visitor lives', '0711 1234567', 'IN', 'Bharat, India'],
])('no country is suggested for a typed number that %s', (_, typed, chosen, residence) => {
  expect(findFormatted(typed, chosen, residence)).toEqual([]);
}); // oxfmt-ignore
