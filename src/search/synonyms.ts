import words from '#words/search/synonyms.json';
import english from '../words/en/search/synonyms.json';

/**
 * Synonyms: the search finds a page with one word of a row by all of them. The English rows apply in all languages; a
 * language replaces a row by one of the same key.
 */
export const synonyms: readonly (readonly string[])[] = Object.values({ ...english, ...words }).map(
  (row: string) => row.split(', '),
);
