import words from '#words/search/synonyms.json';
import english from '../words/en/search/synonyms.json';

/**
 * Synonyms. A page with one word of a row is found by all words of the row. The English rows apply in all languages. A
 * language can replace a row by a row with the same key.
 */
export const synonyms: readonly (readonly string[])[] = Object.values({ ...english, ...words }).map(
  (row: string) => row.split(', '),
);
