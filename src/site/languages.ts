/** The `hreflang` of each language except English. Each language has a folder of texts in src/words. */
export const locales = { hi: 'hi-IN' } as const;

export type Language = keyof typeof locales;

/** The name of each language, in the language itself. */
export const languageNames = { en: 'English', hi: 'हिन्दी' } as const satisfies Record<
  Language | 'en',
  string
>;

/** Returns the path of a page in a language: '/about' in English, '/hi/about' in Hindi. */
export const getPathInLanguage = (language: Language | 'en', path: string) =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

/** Joins `base` ('' or '/hi') and the path of a page: '/hi/about', or '/hi' for Home. */
export const withBase = (base: string, path: string) => (base && path === '/' ? base : base + path);
