import { code } from '#words/language.json';
import { locales } from './languages.ts';
import type { Language } from './languages.ts';

/** The language of this build of the site; the condition of the subpath imports in package.json chooses it. */
export const language = code as Language | 'en';

/** The `lang` of texts in the language of the office, English; undefined where that is the page's. */
export const officeLang = language === 'en' ? undefined : 'en';

/** Where the pages of this language are: '' at the root, or '/hi'. React Router's `basename`. */
export const base: string = language === 'en' ? '' : `/${language}`;

/** The locale of the pages: `<html lang>`, `hreflang`. undefined: that of the office. */
export const pageLocale: string | undefined = language === 'en' ? undefined : locales[language];

/** Returns the path of the route table for the path of a URL; '' for a page in another language. */
export const routePath = (pathname: string) => {
  if (!base) return pathname;
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '';
};
