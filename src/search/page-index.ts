import MiniSearch from 'minisearch';
import type { Options, SearchResult } from 'minisearch';
import { base } from '../site/language.ts';
import type { To } from '../site/routes.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { createQueryReader } from './query-reader.ts';
import { isAboutAmount, requiredTerms } from './query-terms.ts';
import { normalizeWord } from './spelling.ts';
import { STOP_WORDS } from './stop-words.ts';
import { tokenizePage } from './tokenize.ts';

/** The URL of the index. Its name has no content hash, so the browser requests it again in each document. */
export const INDEX_PATH = `${base}/search-index.json`;

/** A page or a section of a page, as the results show it. */
export interface PageResult {
  to: To;
  /** The name of the page. */
  label: string;
  /** The heading of the section. The start of a page has the page's summary in the menu instead. */
  note?: string;
  /** Words of the page that match the query, normalised by `normalizeWord()`. */
  matchingWords?: readonly string[];
  /** Words of the query, as typed, that this page lacks but another page has. */
  missingWords?: readonly string[];
}

/** A section with its searchable text. */
export interface IndexedSection extends PageResult {
  id: number;
  /** Other names of the page, one per line. Only the start of a page has them. */
  names?: string;
  /** All headings in the section. */
  heads: string;
  words: string;
}

const options: Options<IndexedSection> = {
  fields: ['names', 'heads', 'words'],
  storeFields: ['to', 'label', 'note', 'names'],
  tokenize: tokenizePage,
  processTerm: (word, field) => {
    const term = normalizeWord(word);
    return field === 'words' && STOP_WORDS.has(term) ? null : term; // nearly all pages have them
  },
  // The terms of a query are already normalised.
  searchOptions: { tokenize: (terms) => terms.split(' '), processTerm: (term) => term },
};

/** The weight of a page's other sections relative to its best one. */
const OTHER_PARTS_WEIGHT = 0.1;

/** The weight of a page whose name starts with the query. */
const NAME_WEIGHT = 2;

/** The weight of a page that has the query as another name. */
const OTHER_NAME_WEIGHT = 10;

/** The weight of Home, which mentions everything briefly. */
const HOME_WEIGHT = 0.4;

/** The weight of an article, so that the page of the service comes first. */
const ARTICLE_WEIGHT = 0.6;

const weightOf = (to: string) =>
  /^\/(?:#|$)/.test(to) ? HOME_WEIGHT : to.startsWith('/articles/') ? ARTICLE_WEIGHT : 1;

/** Returns the serialised index. */
export function indexText(parts: readonly IndexedSection[]): string {
  const index = new MiniSearch(options);
  index.addAll(parts);
  return JSON.stringify(index);
}

export interface PageFinder {
  (query: string): PageResult[];
  /** Returns the words of a query, as typed, that no page has. */
  absentWords: (query: string) => string[];
  /** Returns the query with misspelt words corrected to words of the pages; undefined if no word is misspelt. */
  suggest: (query: string) => string | undefined;
}

interface Page {
  best: SearchResult;
  score: number;
  /** Other names of the page, one per line. */
  names: string;
  /** Words of the query that are on this page. */
  queryTerms: Set<string>;
  matchingWords: Set<string>;
}

/** Returns the weight that a page has because of its names. */
function nameWeight(
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
 * Creates the search in an index. It finds pages that have all words of a query, or words that start with them, each
 * with its best section. If there are none, it allows one typing error in words of more than four letters, then two in
 * long words. If there are still none, it finds pages that have some of the words.
 */
export async function createPageFinder(text: string): Promise<PageFinder> {
  const index = await MiniSearch.loadJSONAsync(text, options);
  const { normalize, queryWords, isAbsent, allowedErrors, correct } = createQueryReader(index);
  const find = (query: string) => {
    const words = queryWords(query);
    const terms = words.flatMap((word) => word.terms);
    const normalQuery = terms.join(' ');
    const required = requiredTerms(terms);
    const count = (page: Page) => required.filter((term) => page.queryTerms.has(term)).length;
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
        boostDocument: (_id, _term, part) => weightOf(String(part?.to)),
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
        page.score += OTHER_PARTS_WEIGHT * part.score;
        page.names ||= part.names ?? '';
        for (const term of part.queryTerms) page.queryTerms.add(term);
        for (const term of part.terms) page.matchingWords.add(term);
        // Shows the start of the page if the query is the page's full name.
        if (!String(part.to).includes('#') && normalize(part.label) === normalQuery) page.best = part;
        pages.set(part.label, page);
      }
      const found = [...pages.values()]
        .filter((page) => isPartial || count(page) === required.length)
        .map((page) => ({ ...page, score: page.score * nameWeight(page, query, normalQuery, normalize) }))
        .sort((one, other) => count(other) - count(one) || other.score - one.score)
        .map(({ best: { to, label, note }, matchingWords, queryTerms }): PageResult => {
          const lackingWords = words.filter((one) => !one.terms.every((term) => queryTerms.has(term)));
          const missingWords = lackingWords.filter((word) => !isAbsent(word)).map(({ word }) => word);
          return { to, label, note, matchingWords: [...matchingWords], missingWords };
        });
      if (found.length > 0) return found;
    }
    return [];
  };
  return Object.assign(find, {
    absentWords: (query: string) =>
      queryWords(query)
        .filter(isAbsent)
        .map(({ word }) => word),
    suggest: (query: string) => {
      const corrected = queryWords(query).reduce((text, one) => text.replace(one.word, correct(one)), query);
      return corrected === query ? undefined : corrected;
    },
  });
}

/**
 * Fetches the index.
 * @throws if it fails to load
 */
export async function fetchPageFinder(): Promise<PageFinder> {
  const response = await withTimeout(fetch(INDEX_PATH));
  if (!response.ok) throw new Error(`${INDEX_PATH} responded with status ${response.status}`);
  return createPageFinder(await response.text());
}
