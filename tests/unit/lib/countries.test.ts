import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import { expect, it } from 'vitest';
import { callingCodes, mainCountries, createCountryOptions } from '../../../src/lib/countries.ts';

it('the calling codes are the same as in libphonenumber-js', () => {
  const known = getCountries().map((country) => [country, getCountryCallingCode(country)]);
  expect(Object.fromEntries(callingCodes)).toEqual(Object.fromEntries(known));
});

it('a calling code that several countries share belongs to the same country as in libphonenumber-js', () => {
  const main = Object.entries(metadata.country_calling_codes).map(([code, [first]]) => [code, first]);
  expect(Object.fromEntries(mainCountries)).toEqual(Object.fromEntries(main));
});

it('the list has each country once: the firm’s country, the countries of customers, then all others by name', () => {
  const all = createCountryOptions('IN').map(({ value }) => value);
  expect(all.slice(0, 8)).toEqual(['IN', 'AE', 'SA', 'QA', 'KW', 'OM', 'BH', 'US']);
  expect(all.slice(20, 22)).toEqual(['ZA', 'AF']);
  expect(all.at(-1)).toBe('ZW');
  expect(all.toSorted()).toEqual([...callingCodes.keys()].toSorted());
  const abroad = createCountryOptions('PL').map(({ value }) => value);
  expect(abroad.slice(0, 3)).toEqual(['PL', 'IN', 'AE']);
  expect(abroad.toSorted()).toEqual(all.toSorted());
});
