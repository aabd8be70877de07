import { useCallback, useMemo, useState } from 'react';
import type { PageFinder, PageResult } from './page-index.ts';
import { splitWords, normalizeWord } from './spelling.ts';
import { tokenize } from './tokenize.ts';
import { cutByCodePoints, toOneLine } from '../lib/text.ts';
import { withTimeout } from '../lib/with-timeout.ts';

/** Returns the path of the search page with the results of a query. */
export const getResultsPath = (query: string) => `/search?q=${encodeURIComponent(query)}` as const;

/** The maximum number of code points of a query. The rest of a longer query is ignored. */
const MAX_QUERY_LENGTH = 100;

/** Returns a query on one line, without invisible characters, and shortened to the limit. */
export const normalizeQuery = (query: string) =>
  cutByCodePoints(toOneLine(cutByCodePoints(query, 10 * MAX_QUERY_LENGTH)), MAX_QUERY_LENGTH);

const normalizeText = (text: string) => tokenize(text).map(normalizeWord).join(' ');

/**
 * Returns the entries whose label and note together contain all words of the query. Entries whose label starts with the
 * query come first. If the query is empty, the list is empty.
 */
function filterByName(entries: readonly PageResult[], query: string): PageResult[] {
  const words = normalizeText(normalizeQuery(query)).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const includesWord = (text: string, word: string) => normalizeText(text).includes(word);
  const matches = entries
    .filter(({ label, note = '' }) => words.every((word) => includesWord(`${label} ${note}`, word)))
    .map((entry) => ({
      ...entry,
      matchingWords: splitWords(`${entry.label} ${entry.note ?? ''}`)
        .filter((part) => words.some((word) => includesWord(part, word)))
        .map(normalizeWord),
    }));
  const start = words.join(' ');
  const startsWithQuery = ({ label }: PageResult) => normalizeText(label).startsWith(start);
  return [...matches.filter(startsWithQuery), ...matches.filter((entry) => !startsWithQuery(entry))];
}

let loading: Promise<PageFinder> | undefined;

/**
 * Loads the index once. If this fails or takes too long, calls `onFailure`, and the next call tries again.
 * @param onLoad also called if the index is loaded after `onFailure`, on a slow connection
 */
function loadIndex(onLoad: (finder: PageFinder) => void, onFailure: () => void): void {
  loading ??= import('./page-index.ts').then((module) => module.fetchPageFinder());
  const current = loading;
  withTimeout(current.then(onLoad)).catch(() => {
    if (loading === current) loading = undefined;
    onFailure();
  });
}

/** The results of a query. */
export interface Search {
  terms: string;
  results: readonly PageResult[];
  /**
   * What was searched: all words of the pages, or only their names because the index could not be loaded. It is
   * undefined until the index is loaded or has failed to load. Until then, `results` are found by name.
   */
  searched: 'words' | 'names' | undefined;
  /** Whether the index lacks words of some pages. */
  isShortened?: boolean | undefined;
  /** The words of the query that are on no page. The list is empty without the index. */
  absentWords: readonly string[];
  /** The query with corrected spelling. It is undefined if no word is misspelt, and without the index. */
  suggestion: string | undefined;
}

/** Searches the names of the pages. After `prepare` has loaded the index, searches all indexed words instead. */
export function useSearch(query: string, entries: readonly PageResult[]): Search & { prepare: () => void } {
  const [findPages, setFindPages] = useState<PageFinder>();
  const [hasFailed, setFailed] = useState(false);
  const terms = normalizeQuery(query);
  const results = useMemo(
    () => (findPages ? findPages(terms) : filterByName(entries, terms)),
    [findPages, entries, terms],
  );
  const absentWords = useMemo(() => findPages?.absentWords(terms) ?? [], [findPages, terms]);
  const suggestion = useMemo(() => findPages?.suggest(terms), [findPages, terms]);
  const prepare = useCallback(() => {
    loadIndex(
      (finder) => setFindPages(() => finder),
      () => setFailed(true),
    );
  }, []);
  const searchedWithoutIndex = hasFailed ? 'names' : undefined;
  const searched = findPages ? 'words' : searchedWithoutIndex;
  const isShortened = findPages?.isShortened;
  return { terms, results, searched, isShortened, absentWords, suggestion, prepare };
}
