import { code } from '#words/language.json';
import { locales } from './languages.ts';
import type { Language } from './languages.ts';

/**
 * The language of this build. Each language has its own build. `imports` in package.json resolves `#words` to the
 * folder of its texts, src/words/<language>.
 */
export const language = code as Language | 'en';

/**
 * The `lang` attribute of texts that are in English on all pages, such as leads. It is undefined on English pages,
 * which do not need the attribute.
 */
export const englishLang = language === 'en' ? undefined : 'en';

/** The prefix of all paths in this language, '' or '/hi'. It is the `basename` of React Router. */
export const base: string = language === 'en' ? '' : `/${language}`;

/**
 * The locale for `<html lang>` and `hreflang`, such as 'hi-IN'. It is undefined on English pages, which use
 * `officeLocale`.
 */
export const pageLocale: string | undefined = language === 'en' ? undefined : locales[language];

/**
 * Removes `base` from the path of a URL, so that the path can be looked up in the route table. Returns '' if the page
 * is in another language.
 */
export const getRoutePath = (pathname: string) => {
  if (!base) return pathname;
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '';
};
