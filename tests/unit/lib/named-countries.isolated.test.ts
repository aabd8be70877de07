import { expect, it, vi } from 'vitest';
import { findNamedCountries } from '../../../src/lib/named-countries.ts';

// The first call caches the names, so this test needs its own modules.
it('countries are found by names in the languages of the browser, by cities and by the longest name', () => {
  vi.stubGlobal('navigator', { languages: ['de-DE', 'x', 'ar', 'hi-IN'] });
  const countries = [
    ['Schweden', 'SE'], ['الكويت', 'KW'], ['जर्मनी में', 'DE'], ['न्यूज़ीलैंड', 'NZ'], ['न्यूजीलैंड', 'NZ'],
    ['Muscat', 'OM'], ['Equatorial Guinea', 'GQ'],
  ] as const; // oxfmt-ignore
  for (const [text, country] of countries) expect(findNamedCountries(text)).toEqual([country]);
});
