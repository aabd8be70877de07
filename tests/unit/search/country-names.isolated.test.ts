import { expect, it, vi } from 'vitest';
import { createCountryTest } from '../../../src/search/country-names.ts';
import { normalizeWord } from '../../../src/search/spelling.ts';
import { tokenize } from '../../../src/search/tokenize.ts';

vi.mock('../../../src/site/firm.ts', () => import('../../sample-firm.ts'));

const isCountry = createCountryTest((text) => tokenize(text).map(normalizeWord).join(' '));

it.each('Germany Deutschland Schweiz Sverige España Brasil Holland Swiss Dutch Swedish Turkish Chinese KSA'.split(' '))(
  'recognises %s as a country or its adjective',
  (word) => expect(isCountry(word)).toBe(true),
); // oxfmt-ignore

it.each('English Hindi Tamil Bengali Urdu polish loan Pune'.split(' '))(
  'recognises %s as no country abroad',
  (word) => expect(isCountry(word)).toBe(false),
);
