import { paths } from 'virtual:articles/translated';
import type { ReactNode } from 'react';
import { isStaticPath } from '../lib/static-page.ts';
import { language } from '../site/language.ts';
import { isOnlyInEnglish } from '../site/routes.ts';

/** Whether the page or article at a path is only in English, and the current page is in another language. */
export const isInEnglish = (path: string) =>
  language !== 'en' && (isStaticPath(path) ? !paths.includes(path) : isOnlyInEnglish(path));

/**
 * Returns the `lang` attribute for the name of a page. Returns undefined if the name is in the language of the current
 * page.
 */
export const getNameLanguage = (path: string) => (isInEnglish(path) ? 'en' : undefined);

/** A text of an article, such as its title, marked with the language of the article. */
export const ArticleWords = ({ path, children }: { path: string; children: ReactNode }) =>
  isInEnglish(path) ? <span lang="en">{children}</span> : children;
