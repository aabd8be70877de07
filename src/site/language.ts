import { code } from '#words/language.json';
import { locales } from './languages.ts';
import type { Language } from './languages.ts';

/**
 * The language of this build. A condition in package.json (`imports`) selects the folder of words, in which a file
 * names the language.
 */
export const language = code as Language | 'en';

/** The `lang` of texts for the office, which are in English; undefined in English pages. */
export const officeLang = language === 'en' ? undefined : 'en';

/** The path that precedes the paths of this language: '' or '/hi'. It is React Router's `basename`. */
export const base: string = language === 'en' ? '' : `/${language}`;

/** The locale for `<html lang>` and `hreflang`: 'hi-IN'. Undefined in English, which has the locale of office.ts. */
export const pageLocale: string | undefined = language === 'en' ? undefined : locales[language];

/** Converts the path of a URL into a path of the route table; '' if the page is in another language. */
export const routePath = (pathname: string) => {
  if (!base) return pathname;
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '';
};
