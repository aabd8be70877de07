import { expect, it } from 'vitest';
import { findNamedCountries } from '../../../src/lib/named-countries.ts';
import { findTimeZoneCountry } from '../../../src/lib/time-zones.ts';

it.each([
  ['Germany', ['DE']], ['  germany ', ['DE']], ['I live in Germany.', ['DE']], ['Stuttgart (Germany)', ['DE']],
  ['UAE', ['AE']], ['U.A.E.', ['AE']], ['Dubai', ['AE']], ['the USA', ['US']], ['U.S.', ['US']],
  ['United States of America', ['US']],
  ['England', ['GB']], ['London, UK', ['GB']], ['Türkiye', ['TR']], ['Turkey', ['TR']],
  ['cote d’ivoire', ['CI']], ['Hong Kong', ['HK']], ['Deutschland', ['DE']], ['Österreich', ['AT']],
  ['Papua New Guinea', ['PG']], ['Niger', ['NE']], ['Nigeria', ['NG']], ['QA', ['QA']], [' QA ', ['QA']], ['दुबई', ['AE']],
  ['अमेरिका', ['US']], ['New Jersey', ['US']], ['Seoul, Korea', ['KR']], ['Trinidad', ['TT']],
  ['Kuwait and India', ['IN', 'KW']],
  // Visitors may also write the names of countries in other languages than the language of the page.
  ['Italia', ['IT']], ['Norge', ['NO']], ['España', ['ES']], ['日本', ['JP']], ['Zürich', ['CH']],
  ['Bangkok', ['TH']], ['फ्रांस', ['FR']], ['मैं कनाडा में रहता हूँ', ['CA']], ['आस्ट्रेलिया', ['AU']],
  ['ஜெர்மனி', ['DE']], ['കുവൈറ്റ്', ['KW']], ['قطر', ['QA']], ['الإمارات', ['AE']], ['السعودية', ['SA']],
  ['', []], ['with my parents', []], ['in', []], ['it depends', []], ['usage', []], ['12345', []], ['—', []],
  ['mit meinen Eltern', []], ['Niedersachsen', []], ['अपने घर पर', []], ['வீட்டில்', []],
])('the text %j names the countries %j', (text, countries) => {
  expect(findNamedCountries(text).toSorted()).toEqual(countries);
}); // oxfmt-ignore

it.each([
  ['Asia/Dubai', 'AE'],
  ['America/New_York', 'US'],
  ['UTC', undefined],
  ['Etc/GMT+5', undefined],
])('the time zone %s belongs to %s', (zone, country) => {
  expect(findTimeZoneCountry(zone)).toBe(country);
});
