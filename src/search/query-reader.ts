import type MiniSearch from 'minisearch';
import * as m from '#words/search.json';
import { createCountryTest, joinCountries } from './country-names.ts';
import { splitCompound, mostFrequent, wordsOf } from './query-terms.ts';
import { isDevanagari, isMisspelling, normalizeWord } from './spelling.ts';

/**
 * Whether a word has to match exactly, because most other words of its length differ by one letter: up to four letters
 * in Latin, two in Devanagari, not counting the vowel signs.
 */
const isShort = (word: string) =>
  isDevanagari(word) ? word.replace(/\p{M}/gu, '').length < 3 : word.length < 5;

/** A word of a query, or the name of a country, and the terms of the index for it. */
interface QueryWord {
  word: string;
  terms: readonly string[];
}

/** Creates the functions that read a query with the words of an index. */
export function createQueryReader<Section>(index: MiniSearch<Section>) {
  const hasTerm = (term: string, prefix: boolean) => index.search(term, { prefix }).length > 0;
  const isTerm = (word: string) => normalizeWord(word) === word && hasTerm(word, false);
  /** The words as typed, without stop words. */
  const split = (text: string) => wordsOf(text, (word) => hasTerm(normalizeWord(word), false));
  /** The normalised words, in one text. */
  const normalize = (text: string) => split(text).map(normalizeWord).join(' ');
  const withoutCompounds = (terms: readonly string[]) =>
    terms.flatMap((term) => (hasTerm(term, true) ? term : (splitCompound(term, isTerm) ?? term)));
  /** How many errors a word may have, of at most so many. */
  const allowedErrors = (word: string, errors: number) =>
    isShort(word) ? 0 : Math.min(errors, Math.floor((word.length - 1) / 3));
  /** Whether no page has a word, even with errors. */
  const isAbsent = ({ terms }: QueryWord) =>
    terms.some(
      (term) => index.search(term, { prefix: true, fuzzy: (one) => allowedErrors(one, 2) }).length === 0,
    );
  const isCountry = createCountryTest(normalize);
  /** The words of a query with their terms. A country is "abroad", because the pages do not name all countries. */
  const queryWords = (query: string): QueryWord[] => {
    const words = split(query);
    const isIndexed = (word: string) => hasTerm(normalizeWord(word), false);
    const isAbroad = (word: string) => (word.includes(' ') || !isIndexed(word)) && isCountry(word);
    return (words.every(isIndexed) ? words : joinCountries(words, isCountry)).map((word) => ({
      word,
      terms: isAbroad(word) ? [normalizeWord(m.abroad)] : withoutCompounds([normalizeWord(word)]),
    }));
  };
  /**
   * Returns the similar word that is on most pages; the word itself if a page has it, if no word is similar, or if it is
   * in Devanagari, whose words the index does not have as they are written.
   */
  const correct = ({ word, terms }: QueryWord) => {
    if (/\d/.test(word) || isDevanagari(word) || terms.every((term) => hasTerm(term, true))) return word;
    const normal = normalizeWord(word);
    const best =
      mostFrequent(index.search(normal, { fuzzy: (term) => allowedErrors(term, 1) })) ??
      mostFrequent(index.search(normal, { fuzzy: (term) => allowedErrors(term, 2) })) ??
      mostFrequent(index.search(normal.slice(0, 1), { prefix: true }), (term) => isMisspelling(normal, term));
    return best === undefined || normal.startsWith(best) ? word : best; // one may be an ending
  };
  return { normalize, queryWords, isAbsent, allowedErrors, correct };
}
