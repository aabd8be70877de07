import { brotliCompressSync, constants } from 'node:zlib';
import { memoize } from '../lib/memoize.ts';
import { serializeIndex } from './page-index.ts';
import type { IndexedSection } from './page-index.ts';
import type { Document } from '../lib/html-tree.ts';
import { collapseSpaces, splitIntoParts } from './split-page.ts';
import type { IndexedPage } from './split-page.ts';
import { synonyms } from './synonyms.ts';

const synonymRows = synonyms.map((words) => ({
  words,
  /** Matches each word of the row and its plural. */
  pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})s?(?![\\p{L}\\p{M}])`, 'iu'),
}));

/** Appends the synonyms of the words in a text to the text. */
const appendSynonyms = memoize((text: string) => {
  const added = synonymRows.filter(({ pattern }) => pattern.test(text)).flatMap(({ words }) => words);
  return collapseSpaces(`${text} ${added.join(' ')}`);
});

/** The maximum size of the compressed index in bytes, because the browser downloads it for the first search. */
const MAX_BYTES = 60_000;

/**
 * An index compresses at best to one byte per eight characters. A longer text is too large in any case, so its
 * compressed size is not measured.
 */
const MAX_CHARACTERS_PER_BYTE = 8;

/**
 * The brotli level by which sizes are measured. It makes an index at most 1.5 % larger than the highest level, with which
 * the build compresses the file, in a third of the time.
 */
const BROTLI_LEVEL = 10;

/** Returns whether the compressed index is small enough. */
const isWithinBudget = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }).length <=
  MAX_BYTES;

/**
 * The maximum numbers of indexed words per section of an article. The build uses the first number that makes the index
 * small enough.
 */
const articleWordLimits = [Infinity, 60, 20, 0];

/**
 * Returns the text of the search index of these pages (page-index.ts). If the index would be too large, the sections of
 * articles have only their first words, or none. Other pages always have all their words.
 */
export function createSearchIndex(pages: readonly { page: IndexedPage; document: Document }[]): string {
  const parts = pages.flatMap(({ page, document }) =>
    splitIntoParts(page, document).map((part) => ({
      ...part,
      isArticle: page.path.startsWith('/articles/'),
    })),
  );
  const limitWords = (wordLimit: number): IndexedSection[] =>
    parts.map(({ isArticle, ...part }, id) => {
      const words = collapseSpaces(part.words);
      return { ...part, id, words: isArticle ? words.split(' ').slice(0, wordLimit).join(' ') : words };
    });
  const toIndexText = (sections: readonly IndexedSection[]) =>
    serializeIndex(
      sections.map((section) => ({
        ...section,
        heads: appendSynonyms(section.heads),
        words: appendSynonyms(section.words),
      })),
    );
  for (const wordLimit of articleWordLimits) {
    const sections = limitWords(wordLimit);
    const length = sections.reduce((sum, { heads, words }) => sum + heads.length + words.length, 0);
    if (length > MAX_BYTES * MAX_CHARACTERS_PER_BYTE) continue;
    const text = toIndexText(sections);
    if (isWithinBudget(text)) return text;
  }
  // Even the smallest index is too large. It is returned anyway, because the search needs an index.
  return toIndexText(limitWords(0));
}
