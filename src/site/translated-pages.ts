import type { Language } from './languages.ts';
import type { PageRow } from './page-row.ts';
import { findPageSource } from './page-source.ts';

/**
 * The paths of all files with words of pages in other languages. `import.meta.glob` lists the files without loading
 * them.
 */
const files = new Set(Object.keys(import.meta.glob(['/src/words/*/pages/**/*.json', '!/src/words/en/**'])));

/** Whether a page is translated into a language. An untranslated page only links to the English page. */
export const hasPage = (language: Language | 'en', { path }: Pick<PageRow, 'path'>) =>
  language === 'en' ||
  files.has(
    findPageSource(path).replace('src/pages', `/src/words/${language}/pages`).replace('.tsx', '.json'),
  );
