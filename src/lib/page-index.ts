import MiniSearch from 'minisearch';
import type { Options, SearchResult } from 'minisearch';
import type { To } from '../site/routes.ts';
import { withTimeout } from './with-timeout.ts';
import { spelt } from './spelling.ts';

/** Where the build writes the index. It is asked for again at each use: its name says nothing of what is in it. */
export const INDEX = '/search-index.json';

/** A page, or a part of one under a heading, as it is shown among the results. */
export interface Found {
  to: To;
  /** Name of the page. */
  label: string;
  /** The part's heading; of a page's beginning what the menu says of it. */
  note?: string;
  /** Words that the search has found, as `spelt()` spells them. */
  has?: readonly string[];
}

/** The same with the words that it is found by. */
export interface Part extends Found {
  id: number;
  /** Other names of the page, of its beginning. */
  names?: string;
  /** All headings in it. */
  heads: string;
  words: string;
}

/** Words of a question that say nothing of what is looked for. */
const SMALL = new Set(
  'a about an and are at by can do for from get have how i in is it ka ke ki me my need of on or the to want what when where which who with you your'.split(
    ' ',
  ),
);

const options: Options<Part> = {
  fields: ['names', 'heads', 'words'],
  storeFields: ['to', 'label', 'note'],
  processTerm: spelt,
};
/** What a page's further parts count for beside its best one. */
const REST = 0.1;

/** What a page counts for whose name begins with the query. */
const NAMED = 2;

/** What Home counts for, which names everything and says little of it. */
const HOME = 0.4;

/** What an article counts for: the page of the service itself comes before what is written about it. */
const ARTICLE = 0.6;

const countOf = (to: string) => (/^\/(?:#|$)/.test(to) ? HOME : to.startsWith('/articles/') ? ARTICLE : 1);

const tokenize = MiniSearch.getDefault('tokenize') as (text: string) => string[];

/** The index as the text of its file. */
export function indexText(parts: readonly Part[]): string {
  const index = new MiniSearch(options);
  index.addAll(parts);
  return JSON.stringify(index);
}

export type Finder = (query: string) => Found[];

interface Page {
  best: SearchResult;
  score: number;
  /** Words of the query that it has, and words of its own that these have found. */
  had: Set<string>;
  has: Set<string>;
}

/** Words of a query as the index spells them, without the small ones unless there is no other. */
function termsOf(query: string): string[] {
  const all = tokenize(query).map(spelt).filter(Boolean);
  const telling = all.filter((word) => !SMALL.has(word));
  return telling.length > 0 ? telling : all;
}

/**
 * Finds the pages that have every word of a query, or one that begins with it, the best first, each by its best part.
 * Only where there is no such page, a typing error in each word is forgiven, and then two in a long one.
 */
export async function finder(text: string): Promise<Finder> {
  const index = await MiniSearch.loadJSONAsync(text, options);
  return (query) => {
    const terms = termsOf(query);
    const asked = terms.join(' ');
    for (const errors of [0, 1, 2]) {
      const parts = index.search(asked, {
        prefix: true,
        fuzzy: (word) => Math.min(errors, Math.floor((word.length - 1) / 3)), // letters changed places count as two
        boost: { names: 3, heads: 2 },
        boostDocument: (_id, _term, part) => countOf(String(part?.to)),
      });
      const pages = new Map<string, Page>();
      for (const part of parts) {
        const page = pages.get(part.label) ?? {
          best: part,
          score: part.score,
          had: new Set(),
          has: new Set(),
        };
        page.score += REST * part.score;
        for (const term of part.queryTerms) page.had.add(term);
        for (const term of part.terms) page.has.add(term);
        // Asked for by its whole name, a page is shown from its beginning.
        if (!String(part.to).includes('#') && termsOf(part.label).join(' ') === asked) page.best = part;
        pages.set(part.label, page);
      }
      const found = [...pages.values()]
        .filter(({ had }) => terms.every((term) => had.has(term)))
        .map((page) =>
          termsOf(page.best.label).join(' ').startsWith(asked)
            ? { ...page, score: NAMED * page.score }
            : page,
        )
        .toSorted((one, other) => other.score - one.score)
        .map(({ best: { to, label, note }, has }): Found => ({ to, label, note, has: [...has] }));
      if (found.length > 0) return found;
    }
    return [];
  };
}

/** Fetches the index. @throws where it does not come */
export async function fetchFinder(): Promise<Finder> {
  const response = await withTimeout(fetch(INDEX));
  if (!response.ok) throw new Error(`${INDEX} answers ${response.status}`);
  return finder(await response.text());
}
