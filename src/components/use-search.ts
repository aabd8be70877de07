import { useCallback, useMemo, useState } from 'react';
import type { Finder, Found } from '../lib/page-index.ts';
import { cutIntoWords, spelt } from '../lib/spelling.ts';
import { cutByCodePoints, oneLine } from '../lib/text.ts';

/** Where the results of a query stand; `/search` alone is the page of the search. */
export const resultsOf = (query: string) => `/search?q=${encodeURIComponent(query)}`;

/** Most code points of a query that are looked at and repeated to the visitor. */
const LIMIT = 100;

/** What is looked for: one line, without what hides or turns the text round it, however much was pasted. */
export const wantedOf = (query: string) =>
  cutByCodePoints(oneLine(cutByCodePoints(query, 10 * LIMIT)), LIMIT);

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Entries that hold every word of the query, those whose label begins with it first. */
export function matching(entries: readonly Found[], query: string): Found[] {
  const words = fold(wantedOf(query)).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (text: string, word: string) => fold(text).includes(word);
  const found = entries
    .filter(({ label, note = '' }) => words.every((word) => holds(`${label} ${note}`, word)))
    .map((entry) => ({
      ...entry,
      has: cutIntoWords(`${entry.label} ${entry.note ?? ''}`)
        .filter((own) => words.some((word) => holds(own, word)))
        .map(spelt),
    }));
  const start = words.join(' ');
  const begins = ({ label }: Found) => fold(label).startsWith(start);
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}

/** The index of all words, and what searches it: fetched once, and anew after it failed. */
let index: Promise<Finder> | undefined;
const wantIndex = () =>
  (index ??= import('../lib/page-index.ts')
    .then((module) => module.fetchFinder())
    .catch((error: unknown) => {
      index = undefined;
      throw error;
    }));

/** What a query has found, and where. */
export interface Search {
  wanted: string;
  found: readonly Found[];
  /** `words`: among all words of the pages. `names`: the index did not come. Undefined while it is on its way. */
  among: 'words' | 'names' | undefined;
  /** Words of the query that no page has. */
  absent: readonly string[];
}

/** Searches the pages by all of their words, once `prepare` has been called; until then by their names. */
export function useSearch(query: string, entries: readonly Found[]): Search & { prepare: () => void } {
  const [find, setFind] = useState<Finder>();
  const [isLost, setLost] = useState(false);
  const wanted = wantedOf(query);
  const found = useMemo(() => (find ? find(wanted) : matching(entries, wanted)), [find, entries, wanted]);
  const absent = useMemo(() => find?.absentWords(wanted) ?? [], [find, wanted]);
  const prepare = useCallback(() => {
    wantIndex().then(
      (finder) => setFind(() => finder),
      () => setLost(true),
    );
  }, []);
  return { wanted, found, among: find ? 'words' : isLost ? 'names' : undefined, absent, prepare };
}
