import type MiniSearch from 'minisearch';
import * as words from '#words/search.json';
import { createCountryTest, joinCountries } from './country-names.ts';
import { splitCompound, findMostFrequent, splitQuery } from './query-terms.ts';
import { isDevanagari, isMisspelling, normalizeWord } from './spelling.ts';

/**
 * Returns whether a word is so short that it must match exactly, because many other words differ from it by only one
 * letter. A short word has at most four letters in Latin script, or two in Devanagari, without vowel signs.
 */
const isShort = (word: string) =>
  isDevanagari(word) ? word.replace(/\p{M}/gu, '').length < 3 : word.length < 5;

/** A word of a query, or the name of a country, and its terms in the index. */
interface QueryWord {
  word: string;
  terms: readonly string[];
}

/** Creates functions that parse queries. They use the index to decide which words exist. */
export function createQueryReader<Section>(index: MiniSearch<Section>) {
  const hasTerm = (term: string) => index.search(term, { prefix: false }).length > 0;
  const hasTermWithPrefix = (prefix: string) => index.search(prefix, { prefix: true }).length > 0;
  const isTerm = (word: string) => normalizeWord(word) === word && hasTerm(word);
  /** Returns the words of a text as typed, without stop words. */
  const split = (text: string) => splitQuery(text, (word) => hasTerm(normalizeWord(word)));
  /** Returns the normalised words of a text, joined by spaces. */
  const normalize = (text: string) => split(text).map(normalizeWord).join(' ');
  /** Replaces compounds that are not in the index by their parts. */
  const splitCompounds = (terms: readonly string[]) =>
    terms.flatMap((term) => (hasTermWithPrefix(term) ? term : (splitCompound(term, isTerm) ?? term)));
  /**
   * Returns the number of typing errors that a word may have. It depends on the length of the word, and is at most
   * `errors`.
   */
  const allowedErrors = (word: string, errors: number) =>
    isShort(word) ? 0 : Math.min(errors, Math.floor((word.length - 1) / 3));
  /** Returns whether a term of a word is on no page, even if typing errors are allowed. */
  const isAbsent = ({ terms }: QueryWord) =>
    terms.some(
      (term) => index.search(term, { prefix: true, fuzzy: (one) => allowedErrors(one, 2) }).length === 0,
    );
  const isCountry = createCountryTest(normalize);
  /**
   * Returns the most frequent word that differs by one typing error. If no word does, searches for words that differ by
   * two errors, and then for words that pass `isMisspelling`.
   */
  const findSimilar = (normal: string) => {
    const searchFuzzy = (errors: number) =>
      findMostFrequent(index.search(normal, { fuzzy: (term) => allowedErrors(term, errors) }));
    const similar = searchFuzzy(1) ?? searchFuzzy(2);
    if (similar !== undefined) return similar;
    const sameFirstLetter = index.search(normal.slice(0, 1), { prefix: true });
    return findMostFrequent(sameFirstLetter, (term) => isMisspelling(normal, term));
  };
  /**
   * Returns the words of a query with their terms. A foreign country has the term "abroad", unless its name is a single
   * word of the index, because pages do not name all countries.
   */
  const queryWords = (query: string): QueryWord[] => {
    const parts = split(query);
    const isIndexed = (word: string) => hasTerm(normalizeWord(word));
    const isAbroad = (word: string) => (word.includes(' ') || !isIndexed(word)) && isCountry(word);
    return (parts.every(isIndexed) ? parts : joinCountries(parts, isCountry)).map((word) => ({
      word,
      terms: isAbroad(word) ? [normalizeWord(words.abroad)] : splitCompounds([normalizeWord(word)]),
    }));
  };
  /**
   * Returns the most frequent similar word. Returns the word unchanged if it contains a digit, is the beginning of a
   * word on a page, or has no similar word. Words in Devanagari are unchanged too, because the index does not contain
   * their original spelling.
   */
  const correct = ({ word, terms }: QueryWord) => {
    if (/\d/.test(word) || isDevanagari(word) || terms.every(hasTermWithPrefix)) return word;
    const normal = normalizeWord(word);
    const best = findSimilar(normal);
    // A word that starts with the similar word is probably another form of that word, and not misspelt.
    return best === undefined || normal.startsWith(best) ? word : best;
  };
  return { normalize, queryWords, isAbsent, allowedErrors, correct };
}
