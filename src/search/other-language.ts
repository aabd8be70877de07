import { base } from '../site/language.ts';
import type { Language } from '../site/languages.ts';
import { languages } from '../site/published-languages.ts';
import type { Search } from './use-search.ts';

/** The scripts of the languages besides English. */
const scripts: Record<Language, RegExp> = { hi: /\p{Script=Devanagari}/u };

/**
 * Returns the other language in which a query probably finds more: the language of its script, or English for words in
 * Latin letters that no page in the current language has.
 */
export function languageForQuery({
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
