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
  /** Words of the query, as they are typed, that this page lacks and another has. */
  missing?: readonly string[];
}

/** The same with the words that it is found by. */
export interface Part extends Found {
  id: number;
  /** Other names of the page, one a line; of its beginning. */
  names?: string;
  /** All headings in it. */
  heads: string;
  words: string;
}

/** Words of a question, in English and in Hindi as it is typed, that say nothing of what is looked for. */
const SMALL = new Set(
  `a about an and any apply are at by can do for from get give have how i in is it me my need of on or please the to want
  what when where which who with you your aur chahie chahiye chahta chahti chaiye hai hain hoon ho hu hun ka kahan kaise ke
  kese ki kitna kitni ko kya lena liye mera mere meri mil milega mujhe se चाहिए है का की के को कैसे क्या में मुझे`.split(
    /\s+/,
  ),
);

/** Letters of an abbreviation with dots, such as `K.Y.C.` or `e. m. i`. */
const DOTTED = /(?<![\p{L}\p{M}\p{N}])\p{L}(?:\.\s?\p{L}(?![\p{L}\p{M}\p{N}]))+\.?/gu;
const defaultTokenize = MiniSearch.getDefault('tokenize') as (text: string) => string[];
/** The words of a text; an abbreviation is one word, with its dots or without. */
const tokenize = (text: string) =>
  defaultTokenize(text.replace(DOTTED, (letters) => letters.replace(/[.\s]/g, '')));

const options: Options<Part> = {
  fields: ['names', 'heads', 'words'],
  storeFields: ['to', 'label', 'note', 'names'],
  tokenize,
  processTerm: spelt,
};
/** What a page's further parts count for beside its best one. */
const REST = 0.1;

/** What a page counts for whose name begins with the query. */
const NAMED = 2;

/** What a page counts for one of whose other names is the query. */
const RENAMED = 10;

/** What Home counts for, which names everything and says little of it. */
const HOME = 0.4;

/** What an article counts for: the page of the service itself comes before what is written about it. */
const ARTICLE = 0.6;

const countOf = (to: string) => (/^\/(?:#|$)/.test(to) ? HOME : to.startsWith('/articles/') ? ARTICLE : 1);

/** The index as the text of its file. */
export function indexText(parts: readonly Part[]): string {
  const index = new MiniSearch(options);
  index.addAll(parts);
  return JSON.stringify(index);
}

export interface Finder {
  (query: string): Found[];
  /** Words of a query, as they are typed, that no page has. */
  absentWords: (query: string) => string[];
}

/** The longest word in which no typing error is forgiven: most others of its length are an error away from it. */
const EXACT_LENGTH = 4;

/** Letters of the shortest word that is recognised within a compound, such as `homeloan`. */
const PART_LENGTH = 3;

interface Page {
  best: SearchResult;
  score: number;
  /** Other names of the page, one a line. */
  names: string;
  /** Words of the query that it has, and words of its own that these have found. */
  had: Set<string>;
  has: Set<string>;
}

/** Words of a query without the small ones, unless there is no other. */
function wordsOf(query: string): string[] {
  const all = tokenize(query).filter((word) => spelt(word));
  const telling = all.filter((word) => !SMALL.has(spelt(word)));
  return telling.length > 0 ? telling : all;
}

/** The same as the index spells them. */
const termsOf = (query: string) => wordsOf(query).map(spelt);

/** What a page counts for by its names. */
function nameCount({ best, names }: Page, asked: string): number {
  if (names.split('\n').some((name) => termsOf(name).join(' ') === asked)) return RENAMED;
  return termsOf(best.label).join(' ').startsWith(asked) ? NAMED : 1;
}

/** Cuts a compound into words that exist, the longest first; undefined where it is none. */
function cutCompound(term: string, exists: (word: string) => boolean): string[] | undefined {
  for (let end = term.length - PART_LENGTH; end >= PART_LENGTH; end -= 1) {
    const [head, rest] = [term.slice(0, end), term.slice(end)];
    if (!exists(head)) continue;
    const tail = exists(rest) ? [rest] : cutCompound(rest, exists);
    if (tail) return [head, ...tail];
  }
  return undefined;
}

/**
 * Finds the pages that have every word of a query, or one that begins with it, the best first, each by its best part.
 * Only where there is no such page, a typing error in each word of more than four letters is forgiven, then two in a
 * long one, and last, pages that have only some of the words are found, those with the most first.
 */
export async function finder(text: string): Promise<Finder> {
  const index = await MiniSearch.loadJSONAsync(text, options);
  const has = (term: string, prefix: boolean) => index.search(term, { prefix }).length > 0;
  const exists = (word: string) => spelt(word) === word && has(word, false);
  const withoutCompounds = (terms: readonly string[]) =>
    terms.flatMap((term) => (has(term, true) ? term : (cutCompound(term, exists) ?? term)));
  const forgiven = (word: string, errors: number) =>
    word.length > EXACT_LENGTH ? Math.min(errors, Math.floor((word.length - 1) / 3)) : 0;
  const isAbsent = (word: string) =>
    withoutCompounds([spelt(word)]).some(
      (term) => index.search(term, { prefix: true, fuzzy: (one) => forgiven(one, 2) }).length === 0,
    );
  const find = (query: string) => {
    const words = wordsOf(query).map((word) => ({ word, terms: withoutCompounds([spelt(word)]) }));
    const terms = words.flatMap((word) => word.terms);
    const asked = terms.join(' ');
    for (const { errors, isPartial } of [
      { errors: 0, isPartial: false },
      { errors: 1, isPartial: false },
      { errors: 2, isPartial: false },
      { errors: 0, isPartial: true },
    ]) {
      const parts = index.search(asked, {
        prefix: true,
        fuzzy: (word) => forgiven(word, errors), // letters changed places count as two
        boost: { names: 3, heads: 2 },
        boostDocument: (_id, _term, part) => countOf(String(part?.to)),
      });
      const pages = new Map<string, Page>();
      for (const part of parts) {
        const page = pages.get(part.label) ?? {
          best: part,
          score: part.score,
          names: '',
          had: new Set(),
          has: new Set(),
        };
        page.score += REST * part.score;
        page.names ||= part.names ?? '';
        for (const term of part.queryTerms) page.had.add(term);
        for (const term of part.terms) page.has.add(term);
        // Asked for by its whole name, a page is shown from its beginning.
        if (!String(part.to).includes('#') && termsOf(part.label).join(' ') === asked) page.best = part;
        pages.set(part.label, page);
      }
      const found = [...pages.values()]
        .filter(({ had }) => isPartial || terms.every((term) => had.has(term)))
        .map((page) => ({ ...page, score: page.score * nameCount(page, asked) }))
        .toSorted((one, other) => other.had.size - one.had.size || other.score - one.score)
        .map(({ best: { to, label, note }, has, had }): Found => {
          const lacked = words.filter((one) => !one.terms.every((term) => had.has(term)));
          const missing = lacked.map(({ word }) => word).filter((word) => !isAbsent(word));
          return { to, label, note, has: [...has], missing };
        });
      if (found.length > 0) return found;
    }
    return [];
  };
  return Object.assign(find, { absentWords: (query: string) => wordsOf(query).filter(isAbsent) });
}

/** Fetches the index. @throws where it does not come */
export async function fetchFinder(): Promise<Finder> {
  const response = await withTimeout(fetch(INDEX));
  if (!response.ok) throw new Error(`${INDEX} answers ${response.status}`);
  return finder(await response.text());
}
