import words from '#words/search/synonyms.json';
import english from '../words/en/search/synonyms.json';

/**
 * Rows of synonyms. If one word of a row is on a page, the search finds the page by all words of the row. The English
 * rows apply in all languages, except rows that a language replaces by a row with the same key.
 */
export const synonyms: readonly (readonly string[])[] = Object.values({ ...english, ...words }).map(
  (row: string) => row.split(', '),
);
