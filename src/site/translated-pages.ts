import { pathIn } from './languages.ts';
import type { Language } from './languages.ts';

/** Where the pages of other languages are: '/hi/about' for src/pages/hi/about.tsx. Vite lists them without importing them. */
const translated = new Set(
  Object.keys(import.meta.glob('../pages/??/**/*.tsx')).map((file) =>
    file.slice('../pages'.length, -'.tsx'.length).replace(/\/home$/, ''),
  ),
);

/** Whether a language has a page; if not, its page at that URL links to the English one. */
export const hasPage = (language: Language, { path }: { path: string }) =>
  translated.has(pathIn(language, path));
