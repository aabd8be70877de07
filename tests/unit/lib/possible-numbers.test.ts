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
  ['London', '020 7946 0958', '+44 20 7946 0958'],
  ['Dubai, U.A.E.', '050 123 4567', '+971 50 123 4567'],
  ['Singapore', '8123 4567', '+65 8123 4567'],
  ['Sydney, Australia', '(02) 9374 4000', '+61 2 9374 4000'],
  ['Doha', '3312 3456', '+974 3312 3456'],
])('in %s, the number %j without a calling code can be %s', (residence, typed, expected) => {
  expect(findFormatted(typed, '', residence)[0]).toBe(expected);
  expect(findFormatted(typed, 'IN', residence)[0]).toBe(expected);
});

it.each([
  ['Europe/Berlin', 'DE', '0711 1234567', '+49 711 1234567'],
  ['Asia/Dubai', 'AE', '050 123 4567', '+971 50 123 4567'],
])('the time zone of %s is used if the answer names no country', (_, clock, typed, expected) => {
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

it('a number from abroad without a calling code may begin with the calling code without a plus', () => {
  expect(findFormatted('6581234567', '', 'Singapore')[0]).toBe('+65 8123 4567');
  expect(findFormatted('6581234567', 'IN', 'Singapore')).toEqual(['+65 8123 4567', '+91 65812 34567']);
  expect(findFormatted('64 2123 4567', 'IN', 'New Zealand')[0]).toBe('+64 21 234 567');
});

it('a number from abroad without a calling code lists the selected country last', () => {
  expect(findFormatted('0711 1234567', 'IN', 'Germany')).toEqual(['+49 711 1234567', '+91 711 1234567']);
  expect(findFormatted('917 555 0123', 'IN', 'US')).toEqual(['+1 917 555 0123', '+91 91755 50123']);
  expect(findFormatted('020 7946 0958', 'DE', 'UK')).toEqual(['+44 20 7946 0958', '+49 2079 460958']);
});

it.each([
  ['98765 43210', 'UAE'],
  ['9876543210', 'Germany'],
])('an Indian mobile number, %j, is read as Indian even if the visitor lives in %s', (typed, residence) => {
  expect(findFormatted(typed, 'IN', residence)).toEqual([]);
  expect(findFormatted(typed, '', residence)).toEqual(['+91 98765 43210']);
});

it.each([
  ['has a calling code', '+49 711 1234567', 'IN', 'Germany'],
  ['begins with 00 and a calling code', '0044 20 7946 0958', '', 'India'],
  ['belongs to the selected country, in which the visitor lives', '0711 1234567', 'DE', 'Germany'],
  ['is the same international number in both countries', '(416) 555-0123', 'US', 'Canada'],
  ['is empty', '', '', 'Germany'],
  ['has no digits', 'none', 'IN', 'Germany'],
  ['is valid in no country', '12', '', 'Germany'],
  ['begins with 0, and the country of residence was not recognised', '0171/2345678', '', 'Niedersachsen'],
  ['belongs to India, in which the visitor lives', '0711 1234567', 'IN', 'Bharat, India'],
])('no country is suggested for a typed number that %s', (_, typed, chosen, residence) => {
  expect(findFormatted(typed, chosen, residence)).toEqual([]);
}); // oxfmt-ignore
