import type { Language } from './languages.ts';
import type { PageRow } from './page-row.ts';
import { findPageSource } from './page-source.ts';

/** The files with the words of translated pages. `import.meta.glob` lists their paths without loading them. */
const files = new Set(Object.keys(import.meta.glob(['/src/words/*/pages/**/*.json', '!/src/words/en/**'])));

/**
 * Returns whether a page exists in a language. Otherwise, its URL in this language shows a notice with a link to the
 * English page.
 */
export const hasPage = (language: Language | 'en', { path }: Pick<PageRow, 'path'>) =>
  language === 'en' ||
  files.has(
    findPageSource(path).replace('src/pages', `/src/words/${language}/pages`).replace('.tsx', '.json'),
  );
