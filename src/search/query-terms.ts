import { normalizeWord } from './spelling.ts';
import { STOP_WORDS } from './stop-words.ts';
import { tokenize } from './tokenize.ts';

/**
 * Returns the words of a query without stop words. If there are only stop words, returns all words.
 * @param exists returns whether a page has a word
 */
export function splitQuery(query: string, exists?: (word: string) => boolean): string[] {
  const all = tokenize(query, exists).filter((word) => normalizeWord(word));
  const significant = all.filter((word) => !STOP_WORDS.has(normalizeWord(word)));
  return significant.length > 0 ? significant : all;
}

const DAYS = new Set(['days', 'din', 'दिन', 'दिनों'].map(normalizeWord));

/** Returns whether a term is probably a sum of money, such as 50000. */
const isSum = (term: string) => /^\d{4,}$/.test(term);

/**
 * Returns the terms that a page must contain: all terms except sums of money and numbers of days, as in "overdue 70
 * days". If there are no other terms, returns all terms.
 */
export function selectRequiredTerms(terms: readonly string[]): string[] {
  const isDays = (i: number) => /^\d+$/.test(terms[i] ?? '') && DAYS.has(terms[i + 1] ?? '');
  const significant = terms.filter((term, i) => !isSum(term) && !isDays(i));
  return significant.length > 0 ? significant : [...terms];
}

const HOW_MUCH = new Set(['much', 'kitna', 'kitne', 'kitni', 'कितना', 'कितने', 'कितनी'].map(normalizeWord));

/**
 * Returns whether a query asks for an amount, such as "kitna loan". Without stop words, this query is only "loan". Such
 * a query must not match the alternative name "loan" of a page.
 */
export const isAboutAmount = (query: string) =>
  tokenize(query).some((word) => HOW_MUCH.has(normalizeWord(word)));

/** The minimum length of each word in a compound, such as `homeloan`. */
const MIN_PART_LENGTH = 3;

/** Splits a compound into existing words. Prefers a long first word. Returns undefined if this is impossible. */
export function splitCompound(term: string, exists: (word: string) => boolean): string[] | undefined {
  for (let end = term.length - MIN_PART_LENGTH; end >= MIN_PART_LENGTH; end -= 1) {
    const head = term.slice(0, end);
    const rest = term.slice(end);
    if (!exists(head)) continue;
    const tail = exists(rest) ? [rest] : splitCompound(rest, exists);
    if (tail) return [head, ...tail];
  }
  return undefined;
}

/** Returns the term that occurs in the most results and passes `isSimilar`. Returns undefined if there is none. */
export function findMostFrequent(
  results: readonly { terms: readonly string[] }[],
  isSimilar: (term: string) => boolean = () => true,
): string | undefined {
  const counts = new Map<string, number>();
  for (const term of results.flatMap(({ terms }) => terms).filter(isSimilar))
    counts.set(term, (counts.get(term) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
