import { code } from '#words/language.json';
import { locales } from './languages.ts';
import type { Language } from './languages.ts';

/** The language of this build. A condition in package.json (`imports`) chooses the folder of words, which names it. */
export const language = code as Language | 'en';

/** The `lang` of texts for the office, which are English; undefined in English pages. */
export const officeLang = language === 'en' ? undefined : 'en';

/** The path below which the pages of this language are: '' or '/hi'. It is React Router's `basename`. */
export const base: string = language === 'en' ? '' : `/${language}`;

/** The locale for `<html lang>` and `hreflang`: 'hi-IN'. undefined in English, which has the locale of firm.ts. */
export const pageLocale: string | undefined = language === 'en' ? undefined : locales[language];

/** Returns the path in the route table for the path of a URL; '' if the page is in another language. */
export const routePath = (pathname: string) => {
  if (!base) return pathname;
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '';
};
