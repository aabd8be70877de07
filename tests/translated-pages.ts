import { existsSync } from 'node:fs';
import type { Language } from '../src/site/languages.ts';
import { pageSource } from '../src/site/page-info.ts';

/** `hasPage` of src/site/translated-pages.ts for Playwright, which does not have Vite's `import.meta.glob`. */
export const hasPage = (language: Language, path: string) =>
  existsSync(pageSource(path).replace('src/pages', `src/pages/${language}`));
