import { paths as translatedPaths } from 'virtual:articles/translated';
import type { ReactNode } from 'react';
import { isStaticPath } from '../lib/static-page.ts';
import { language } from '../site/language.ts';
import { isOnlyInEnglish } from '../site/routes.ts';

/**
 * Returns true if the page or article at a path exists only in English, and the current page is in another language.
 */
export const isUntranslated = (path: string) =>
  language !== 'en' && (isStaticPath(path) ? !translatedPaths.includes(path) : isOnlyInEnglish(path));

/**
 * Returns the `lang` attribute for the name of a page, or undefined if the name is in the language of the current page.
 */
export const getNameLanguage = (path: string) => (isUntranslated(path) ? 'en' : undefined);

/** A text of an article, such as its title. It has `lang="en"` if the article is untranslated. */
export const ArticleWords = ({ path, children }: { path: string; children: ReactNode }) =>
  isUntranslated(path) ? <span lang="en">{children}</span> : children;
