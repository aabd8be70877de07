import { paths } from 'virtual:articles/translated';
import type { ReactNode } from 'react';
import { isStaticPath } from '../lib/static-page.ts';
import { language } from '../site/language.ts';
import { isOnlyInEnglish } from '../site/routes.ts';

/** Whether a page or an article is only in English, and this page is in another language. */
export const isInEnglish = (path: string) =>
  language !== 'en' && (isStaticPath(path) ? !paths.includes(path) : isOnlyInEnglish(path));

/** The `lang` of the name of a page; undefined where that is the language of this page. */
export const nameLang = (path: string) => (isInEnglish(path) ? 'en' : undefined);

/** The title of an article, or another text of it, in the language of the article. */
export const ArticleWords = ({ path, children }: { path: string; children: ReactNode }) =>
  isInEnglish(path) ? <span lang="en">{children}</span> : children;
