import { existsSync } from 'node:fs';
import type { Language } from '../src/site/languages.ts';
import { findPageSource } from '../src/site/page-source.ts';

/** Replaces src/site/translated-pages.ts in Playwright, which lacks `import.meta.glob` (module-hooks.mjs). */
export const hasPage = (language: Language | 'en', { path }: { path: string }) =>
  language === 'en' ||
  existsSync(
    findPageSource(path).replace('src/pages', `src/words/${language}/pages`).replace('.tsx', '.json'),
  );
