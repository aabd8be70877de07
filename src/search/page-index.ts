import MiniSearch from 'minisearch';
import type { Options, SearchResult } from 'minisearch';
import { base } from '../site/language.ts';
import type { To } from '../site/routes.ts';
import { memoize } from '../lib/memoize.ts';
import { convertToCompactIndex, expandIndex } from './compact-index.ts';
import { createQueryReader } from './query-reader.ts';
import { isAboutAmount, selectRequiredTerms } from './query-terms.ts';
import { normalizeWord } from './spelling.ts';
import { STOP_WORDS } from './stop-words.ts';
import { tokenizePage } from './tokenize.ts';

/** The URL of the index. It contains no hash of the content, so browsers request the index again for each document. */
export const INDEX_PATH = `${base}/search-index.json`;

/** A page or a section of a page in the results. */
export interface PageResult {
  to: To;
  /** The name of the page. */
  label: string;
  /** The heading of the section. For the beginning of a page, it is the summary of the page. */
  note?: string;
  /** The words of the page that match the query, normalised by `normalizeWord()`. */
  matchingWords?: readonly string[];
  /** The words of the query, as typed, that are on other pages but not on this one. */
  missingWords?: readonly string[];
}

/** A section with its searchable text. */
export interface IndexedSection extends PageResult {
  /** The position of the section in the index, from 0. */
  id: number;
  /** Alternative names of the page, one per line. Only the first section of a page has them. */
  names?: string;
  /** All headings in the section. */
  heads: string;
  words: string;
}

const options: Options<IndexedSection> = {
  fields: ['names', 'heads', 'words'],
  storeFields: ['to', 'label', 'note', 'names'],
  tokenize: memoize(tokenizePage), // the build indexes the same texts again if the index is too large
  processTerm: (word, field) => {
    const term = normalizeWord(word);
    // Stop words are on nearly all pages, so the index contains them only in headings and names.
    return field === 'words' && STOP_WORDS.has(term) ? null : term;
  },
  // The terms of a query are already normalised.
  searchOptions: { tokenize: (terms) => terms.split(' '), processTerm: (term) => term },
};

/** The score of a page is the score of its best section, plus this share of the scores of all its sections. */
const ALL_SECTIONS_WEIGHT = 0.1;

/** The factor for a page whose name starts with the query. */
const NAME_WEIGHT = 2;

/** The factor for a page whose alternative name is the query. */
const OTHER_NAME_WEIGHT = 10;

/** The factor for Home. It is low, because Home mentions everything briefly. */
const HOME_WEIGHT = 0.4;

/** The factor for an article. It is low, so that the page of a service comes before articles about it. */
const ARTICLE_WEIGHT = 0.6;

function getWeight(to: string): number {
  if (/^\/(?:#|$)/.test(to)) return HOME_WEIGHT;
  return to.startsWith('/articles/') ? ARTICLE_WEIGHT : 1;
}

/**
 * Returns the index of all sections as JSON.
 * @param isShortened whether the sections lack words of their pages
 */
export function serializeIndex(parts: readonly IndexedSection[], isShortened = false): string {
  const index = new MiniSearch(options);
  index.addAll(parts);
  return JSON.stringify({ ...convertToCompactIndex(index.toJSON()), isShortened });
}

export interface PageFinder {
  (query: string): PageResult[];
  /** Whether the index lacks words of some pages. */
  isShortened: boolean;
  /** Returns the words of a query, as typed, that are on no page. Returns none if the index lacks words of pages. */
  absentWords: (query: string) => string[];
  /** Returns the query with corrected spelling. Returns undefined if no word is misspelt. */
  suggest: (query: string) => string | undefined;
}

interface Page {
  best: SearchResult;
  score: number;
  /** Alternative names of the page, one per line. */
  names: string;
  /** Words of the query that are on this page. */
  queryTerms: Set<string>;
  matchingWords: Set<string>;
}

/**
 * Returns the factor for a page if the query is one of its alternative names or the beginning of its label. Otherwise
 * returns 1.
 */
function getNameWeight(
  { best, names }: Page,
  query: string,
  normalQuery: string,
  normalize: (name: string) => string,
) {
  const isQuery = (name: string) =>
    normalize(name) === normalQuery && isAboutAmount(name) === isAboutAmount(query);
  if (names.split('\n').some(isQuery)) return OTHER_NAME_WEIGHT;
  return normalize(best.label).startsWith(normalQuery) ? NAME_WEIGHT : 1;
}

/**
 * Creates a function that finds pages in an index. Each result is the best section of its page. The function first
 * searches for pages that contain all required words of a query (`selectRequiredTerms`), or words that start with them.
 * If it finds no page, it allows one typing error in each word that is not short, and then two errors in long words. If
 * it still finds no page, it searches for pages that contain only some of the words.
 */
export async function createPageFinder(text: string): Promise<PageFinder> {
  const { isShortened, ...compactIndex } = JSON.parse(text);
  const index = await MiniSearch.loadJSAsync(expandIndex(compactIndex), options);
  const { normalize, queryWords, isAbsent, allowedErrors, correct } = createQueryReader(index);
  const find = (query: string) => {
    const words = queryWords(query);
    const terms = words.flatMap((word) => word.terms);
    const normalQuery = terms.join(' ');
    const required = selectRequiredTerms(terms);
    const countRequired = (page: Page) => required.filter((term) => page.queryTerms.has(term)).length;
    for (const { errors, isPartial } of [
      { errors: 0, isPartial: false },
      { errors: 1, isPartial: false },
      { errors: 2, isPartial: false },
      { errors: 0, isPartial: true },
    ]) {
      const parts = index.search(normalQuery, {
        prefix: true,
        fuzzy: (word) => allowedErrors(word, errors), // transposed letters count as two errors
        boost: { names: 3, heads: 2 },
        boostDocument: (_id, _term, part) => getWeight(String(part?.to)),
      });
      const pages = new Map<string, Page>();
      for (const part of parts) {
        const page = pages.get(part.label) ?? {
          best: part,
          score: part.score,
          names: '',
          queryTerms: new Set(),
          matchingWords: new Set(),
        };
        page.score += ALL_SECTIONS_WEIGHT * part.score;
        page.names ||= part.names ?? '';
        for (const term of part.queryTerms) page.queryTerms.add(term);
        for (const term of part.terms) page.matchingWords.add(term);
        // If the query is exactly the name of the page, the result is the beginning of the page.
        if (!String(part.to).includes('#') && normalize(part.label) === normalQuery) page.best = part;
        pages.set(part.label, page);
      }
      const found = [...pages.values()]
        .filter((page) => isPartial || countRequired(page) === required.length)
        .map((page) => ({ ...page, score: page.score * getNameWeight(page, query, normalQuery, normalize) }))
        .sort((one, other) => countRequired(other) - countRequired(one) || other.score - one.score)
        .map(({ best: { to, label, note }, matchingWords, queryTerms }): PageResult => {
          const lackingWords = words.filter((word) => !word.terms.every((term) => queryTerms.has(term)));
          // An article whose words were cut may contain the word.
          const isCut = isShortened && to.startsWith('/articles/');
          const missingWords = lackingWords
            .filter((word) => !isCut && !isAbsent(word))
            .map(({ word }) => word);
          return { to, label, note, matchingWords: [...matchingWords], missingWords };
        });
      if (found.length > 0) return found;
    }
    return [];
  };
  return Object.assign(find, {
    isShortened,
    absentWords: (query: string) =>
      queryWords(query)
        .filter((word) => !isShortened && isAbsent(word))
        .map(({ word }) => word),
    suggest: (query: string) => {
      const corrected = queryWords(query).reduce((text, one) => text.replace(one.word, correct(one)), query);
      return corrected === query ? undefined : corrected;
    },
  });
}

/**
 * Fetches the index of the current language, and returns its search functions.
 * @throws Error if the index cannot be loaded
 */
export async function fetchPageFinder(): Promise<PageFinder> {
  const response = await fetch(INDEX_PATH);
  if (!response.ok) throw new Error(`${INDEX_PATH} responded with status ${response.status}`);
  return createPageFinder(await response.text());
}
