import type { Language } from './languages.ts';
import type { PageRow } from './page-row.ts';

/** The paths of a language that does not have all pages yet. */
const unfinished: Partial<Record<Language, readonly string[]>> = {};

/** Whether a language has a page; if not, its page at that address links to the English one. */
export const hasPage = (
  language: Language,
  { path, onlyInEnglish }: Pick<PageRow, 'path' | 'onlyInEnglish'>,
) => !onlyInEnglish && (unfinished[language]?.includes(path) ?? true);
