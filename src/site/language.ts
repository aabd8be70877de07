import { code } from '#words/language.json';
import { locales } from './languages.ts';
import type { Language } from './languages.ts';

/**
 * The language of this build. Each language has a build of its own, with the texts in src/words/<language>. `imports` in
 * package.json resolves `#words` to this folder.
 */
export const language = code as Language | 'en';

/** The `lang` of texts that are in English on all pages, such as leads. Undefined on English pages. */
export const englishLang = language === 'en' ? undefined : 'en';

/** The start of all paths of this language, '' or '/hi': the `basename` of React Router. */
export const base: string = language === 'en' ? '' : `/${language}`;

/** The locale for `<html lang>` and `hreflang`, such as 'hi-IN'. Undefined on English pages, which use `officeLocale`. */
export const pageLocale: string | undefined = language === 'en' ? undefined : locales[language];

/** Removes `base` from the path of a URL, for lookups in the route table. Returns '' if the page is in another language. */
export const routePath = (pathname: string) => {
  if (!base) return pathname;
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '';
};
