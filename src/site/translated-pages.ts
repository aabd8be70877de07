import type { Language } from './languages.ts';
import type { PageRow } from './page-row.ts';
import { pageSource } from './page-source.ts';

/** The files of words for pages in other languages. Vite lists their names without loading them. */
const files = new Set(Object.keys(import.meta.glob(['/src/words/*/pages/**/*.json', '!/src/words/en/**'])));

/** Whether a language has words for a page. Without words, the page only links to the English page. */
export const hasPage = (language: Language | 'en', { path }: Pick<PageRow, 'path'>) =>
  language === 'en' ||
  files.has(pageSource(path).replace('src/pages', `/src/words/${language}/pages`).replace('.tsx', '.json'));
