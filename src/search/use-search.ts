import { useCallback, useMemo, useState } from 'react';
import type { PageFinder, PageResult } from './page-index.ts';
import { splitWords, normalizeWord } from './spelling.ts';
import { tokenize } from './tokenize.ts';
import { cutByCodePoints, oneLine } from '../lib/text.ts';

/** Returns the URL of the results of a query. */
export const resultsOf = (query: string) => `/search?q=${encodeURIComponent(query)}` as const;

/** Maximum number of code points of a query. The rest is ignored. */
const MAX_QUERY_LENGTH = 100;

/** Returns the query on one line, without invisible characters, and cut to the limit. */
export const normalizeQuery = (query: string) =>
  cutByCodePoints(oneLine(cutByCodePoints(query, 10 * MAX_QUERY_LENGTH)), MAX_QUERY_LENGTH);

const fold = (text: string) => tokenize(text).map(normalizeWord).join(' ');

/** Returns the entries whose label has all words of the query. Labels that start with the query come first. */
export function filterByName(entries: readonly PageResult[], query: string): PageResult[] {
  const words = fold(normalizeQuery(query)).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const includesWord = (text: string, word: string) => fold(text).includes(word);
  const matches = entries
    .filter(({ label, note = '' }) => words.every((word) => includesWord(`${label} ${note}`, word)))
    .map((entry) => ({
      ...entry,
      matchingWords: splitWords(`${entry.label} ${entry.note ?? ''}`)
        .filter((part) => words.some((word) => includesWord(part, word)))
        .map(normalizeWord),
    }));
  const start = words.join(' ');
  const startsWithQuery = ({ label }: PageResult) => fold(label).startsWith(start);
  return [...matches.filter(startsWithQuery), ...matches.filter((entry) => !startsWithQuery(entry))];
}

/** The search in the index. It is loaded once, and again after a failure. */
let index: Promise<PageFinder> | undefined;
const loadIndex = () =>
  (index ??= import('./page-index.ts')
    .then((module) => module.fetchPageFinder())
    .catch((error: unknown) => {
      index = undefined;
      throw error;
    }));

/** The results of a query. */
export interface Search {
  terms: string;
  results: readonly PageResult[];
  /**
   * The searched texts: all words of the pages, or only names if the index failed to load. Undefined during loading.
   */
  searched: 'words' | 'names' | undefined;
  /** Words of the query that no page has. */
  absentWords: readonly string[];
  /** The corrected query; undefined if there is nothing to correct. */
  suggestion: string | undefined;
}

/** Searches the names of the pages. After a call of `prepare`, searches all their words. */
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
    loadIndex().then(
      (finder) => setFindPages(() => finder),
      () => setFailed(true),
    );
  }, []);
  const searched = findPages ? 'words' : hasFailed ? 'names' : undefined;
  return { terms, results, searched, absentWords, suggestion, prepare };
}
