/**
 * The language that this build of the site is in. Other languages replace this module, like every module that has their
 * words (build/language-modules.ts).
 */

/** Where the pages of this language are: '' at the root, or '/hi'. React Router's `basename`. */
export const base: string = '';

/** The locale of the pages: `<html lang>`, `hreflang`. undefined: that of the office. */
export const pageLocale: string | undefined = undefined;

/** Returns the path of the route table for a path in the address bar; '' for a page in another language. */
export const routePath = (pathname: string) => pathname;
