import { expect, it } from 'vitest';
import { createCountryTest } from '../../../src/search/country-names.ts';
import { normalizeWord } from '../../../src/search/spelling.ts';
import { tokenize } from '../../../src/search/tokenize.ts';

const isCountry = createCountryTest((text) => tokenize(text).map(normalizeWord).join(' '));

it.each('जर्मनी जर्मन डच स्विस तुर्की फ़्रेंच जापानी Deutschland'.split(' '))(
  'in Hindi, recognises %s as a country or its adjective',
  (word) => expect(isCountry(word)).toBe(true),
);

it.each('भारत हिंदी उर्दू चीनी चेक सोना पॉलिश'.split(' '))(
  'in Hindi, recognises %s as no country abroad',
  (word) => expect(isCountry(word)).toBe(false),
);
