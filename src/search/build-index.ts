import { brotliCompressSync, constants } from 'node:zlib';
import { memoize } from '../lib/memoize.ts';
import { serializeIndex } from './page-index.ts';
import type { IndexedSection } from './page-index.ts';
import type { Document } from '../lib/html-tree.ts';
import { collapseSpaces, splitIntoParts } from './split-page.ts';
import type { IndexedPage } from './split-page.ts';
import { normalizeWord } from './spelling.ts';
import { synonyms } from './synonyms.ts';
import { tokenizePage } from './tokenize.ts';

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
 * The maximum numbers of indexed words per section of an article, and whether the index has the other words of an
 * article too. The build uses the first row that makes the index small enough.
 */
const articleLimits = [
  { wordLimit: Infinity, isComplete: true },
  { wordLimit: 60, isComplete: true },
  { wordLimit: 20, isComplete: true },
  { wordLimit: 0, isComplete: true },
  { wordLimit: 20, isComplete: false },
  { wordLimit: 0, isComplete: false },
] as const;

type Part = Omit<IndexedSection, 'id'>;

/** Joins words by a separator that prevents adjacent letters from becoming an abbreviation. */
const joinWords = (words: readonly string[]) => words.join(' · ');

/**
 * Limits the words in each section of an article. If `isComplete`, appends the other words of the article to the first
 * section, each once.
 */
function limitWords(
  parts: readonly Part[],
  { wordLimit, isComplete }: (typeof articleLimits)[number],
): Part[] {
  const limited = parts.map((part) => ({
    ...part,
    words: part.words.split(' ').slice(0, wordLimit).join(' '),
  }));
  const [first, ...others] = limited;
  if (!isComplete || !first) return limited;
  const indexed = new Set(
    limited.flatMap(({ heads, words }) => tokenizePage(joinWords([heads, words])).map(normalizeWord)),
  );
  const otherWords = parts
    .flatMap(({ words }) => tokenizePage(words))
    .filter((word) => indexed.size < indexed.add(normalizeWord(word)).size);
  return [{ ...first, words: joinWords([first.words, ...otherWords]) }, ...others];
}

/**
 * Returns the text of the search index of these pages (page-index.ts). If the index would be too large, the sections of
 * articles have only their first words, or none (`articleLimits`). An index that lacks words is marked as shortened.
 * Other pages always have all their words.
 */
export function createSearchIndex(pages: readonly { page: IndexedPage; document: Document }[]): string {
  const partsOfPages = pages.map(({ page, document }) => ({
    isArticle: page.path.startsWith('/articles/'),
    parts: splitIntoParts(page, document).map((part) => ({ ...part, words: collapseSpaces(part.words) })),
  }));
  let text = '';
  for (const limits of articleLimits) {
    const sections = partsOfPages
      .flatMap(({ isArticle, parts }) => (isArticle ? limitWords(parts, limits) : parts))
      .map((part, id) => ({ ...part, id }));
    const length = sections.reduce((sum, { heads, words }) => sum + heads.length + words.length, 0);
    // Even the smallest index can be too large. It is returned anyway, because the search needs an index.
    if (length > MAX_BYTES * MAX_CHARACTERS_PER_BYTE && limits !== articleLimits.at(-1)) continue;
    text = serializeIndex(
      sections.map((section) => ({
        ...section,
        heads: appendSynonyms(section.heads),
        words: appendSynonyms(section.words),
      })),
      !limits.isComplete,
    );
    if (isWithinBudget(text)) break;
  }
  return text;
}
