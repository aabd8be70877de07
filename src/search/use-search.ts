import { useCallback, useMemo, useState } from 'react';
import type { PageFinder, PageResult } from './page-index.ts';
import { splitWords, normalizeWord } from './spelling.ts';
import { tokenize } from './tokenize.ts';
import { cutByCodePoints, oneLine } from '../lib/text.ts';

/** The URL of the results of a query. */
export const resultsOf = (query: string) => `/search?q=${encodeURIComponent(query)}`;

/** Maximum number of code points of a query that are searched and shown. */
const MAX_QUERY_LENGTH = 100;

/** The query on one line, without invisible characters, and shortened to the limit. */
export const normalizeQuery = (query: string) =>
  cutByCodePoints(oneLine(cutByCodePoints(query, 10 * MAX_QUERY_LENGTH)), MAX_QUERY_LENGTH);

const fold = (text: string) => tokenize(text).map(normalizeWord).join(' ');

/** Entries whose label has every word of the query; those that start with it come first. */
export function filterByName(entries: readonly PageResult[], query: string): PageResult[] {
  const words = fold(normalizeQuery(query)).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (text: string, word: string) => fold(text).includes(word);
  const found = entries
    .filter(({ label, note = '' }) => words.every((word) => holds(`${label} ${note}`, word)))
    .map((entry) => ({
      ...entry,
      has: splitWords(`${entry.label} ${entry.note ?? ''}`)
        .filter((own) => words.some((word) => holds(own, word)))
        .map(normalizeWord),
    }));
  const start = words.join(' ');
  const begins = ({ label }: PageResult) => fold(label).startsWith(start);
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}

/** The index and the function that searches it: loaded once, and again after a failure. */
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
  found: readonly PageResult[];
  /**
   * `words`: all words of the pages were searched. `names`: the index failed to load. Undefined while it is loading.
   */
  searched: 'words' | 'names' | undefined;
  /** Words of the query that no page has. */
  absent: readonly string[];
  /** The corrected query; undefined if there is nothing to correct. */
  suggestion: string | undefined;
}

/** Searches all words of the pages once `prepare` has been called; before that, their names. */
export function useSearch(query: string, entries: readonly PageResult[]): Search & { prepare: () => void } {
  const [find, setFind] = useState<PageFinder>();
  const [isLost, setLost] = useState(false);
  const terms = normalizeQuery(query);
  const found = useMemo(() => (find ? find(terms) : filterByName(entries, terms)), [find, entries, terms]);
  const absent = useMemo(() => find?.absentWords(terms) ?? [], [find, terms]);
  const suggestion = useMemo(() => find?.suggest(terms), [find, terms]);
  const prepare = useCallback(() => {
    loadIndex().then(
      (createPageFinder) => setFind(() => createPageFinder),
      () => setLost(true),
    );
  }, []);
  return {
    terms,
    found,
    searched: find ? 'words' : isLost ? 'names' : undefined,
    absent,
    suggestion,
    prepare,
  };
}
