import { base } from '../site/language.ts';
import type { Language } from '../site/languages.ts';
import { languages } from '../site/published-languages.ts';
import type { Search } from './use-search.ts';

/** The script of each language except English. */
const scripts: Record<Language, RegExp> = { hi: /\p{Script=Devanagari}/u };

/**
 * Returns the language in which a query probably finds more pages, or undefined. On English pages, the script of the
 * query determines the language. On other pages, it is English if the index lacks words of the query or finds nothing,
 * and if the query has no letters in the script of the page.
 */
export function findLanguageForQuery({
  terms,
  searched,
  results,
  absentWords,
}: Search): Language | 'en' | undefined {
  const current = languages.find((language) => base === `/${language}`);
  if (!current) return languages.find((language) => scripts[language].test(terms));
  const isMissing = searched === 'words' && (results.length === 0 || absentWords.length > 0);
  return isMissing && !scripts[current].test(terms) ? 'en' : undefined;
}
