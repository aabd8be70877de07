import type MiniSearch from 'minisearch';
import * as words from '#words/search.json';
import { createCountryTest, joinCountries } from './country-names.ts';
import { splitCompound, mostFrequent, wordsOf } from './query-terms.ts';
import { isDevanagari, isMisspelling, normalizeWord } from './spelling.ts';

/**
 * Returns whether a word is so short that it must match exactly: many other words differ from it by one letter. The
 * limit is four letters in Latin script, and two in Devanagari without vowel signs.
 */
const isShort = (word: string) =>
  isDevanagari(word) ? word.replace(/\p{M}/gu, '').length < 3 : word.length < 5;

/** A word of a query, or the name of a country, with its terms in the index. */
interface QueryWord {
  word: string;
  terms: readonly string[];
}

/** Creates functions that parse queries with the words of an index. */
export function createQueryReader<Section>(index: MiniSearch<Section>) {
  const hasTerm = (term: string, prefix: boolean) => index.search(term, { prefix }).length > 0;
  const isTerm = (word: string) => normalizeWord(word) === word && hasTerm(word, false);
  /** Returns the words of a text as typed, without stop words. */
  const split = (text: string) => wordsOf(text, (word) => hasTerm(normalizeWord(word), false));
  /** Returns the normalised words of a text, joined by spaces. */
  const normalize = (text: string) => split(text).map(normalizeWord).join(' ');
  const withoutCompounds = (terms: readonly string[]) =>
    terms.flatMap((term) => (hasTerm(term, true) ? term : (splitCompound(term, isTerm) ?? term)));
  /** Returns how many of at most `errors` typing errors a word may have. */
  const allowedErrors = (word: string, errors: number) =>
    isShort(word) ? 0 : Math.min(errors, Math.floor((word.length - 1) / 3));
  /** Returns whether no page has a word, even with typing errors. */
  const isAbsent = ({ terms }: QueryWord) =>
    terms.some(
      (term) => index.search(term, { prefix: true, fuzzy: (one) => allowedErrors(one, 2) }).length === 0,
    );
  const isCountry = createCountryTest(normalize);
  /**
   * Returns the words of a query with their terms. The term of a country is "abroad": pages do not name all countries.
   */
  const queryWords = (query: string): QueryWord[] => {
    const parts = split(query);
    const isIndexed = (word: string) => hasTerm(normalizeWord(word), false);
    const isAbroad = (word: string) => (word.includes(' ') || !isIndexed(word)) && isCountry(word);
    return (parts.every(isIndexed) ? parts : joinCountries(parts, isCountry)).map((word) => ({
      word,
      terms: isAbroad(word) ? [normalizeWord(words.abroad)] : withoutCompounds([normalizeWord(word)]),
    }));
  };
  /**
   * Returns the similar word that is on most pages. Returns the word itself if a page has it, if no word is similar, or
   * if it is in Devanagari: the index does not contain the original spelling of Devanagari words.
   */
  const correct = ({ word, terms }: QueryWord) => {
    if (/\d/.test(word) || isDevanagari(word) || terms.every((term) => hasTerm(term, true))) return word;
    const normal = normalizeWord(word);
    const best =
      mostFrequent(index.search(normal, { fuzzy: (term) => allowedErrors(term, 1) })) ??
      mostFrequent(index.search(normal, { fuzzy: (term) => allowedErrors(term, 2) })) ??
      mostFrequent(index.search(normal.slice(0, 1), { prefix: true }), (term) => isMisspelling(normal, term));
    return best === undefined || normal.startsWith(best) ? word : best; // the word may only have another ending
  };
  return { normalize, queryWords, isAbsent, allowedErrors, correct };
}
