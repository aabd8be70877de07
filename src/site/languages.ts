/** The `hreflang` of each language besides English. Its words are in its folder of src/words. */
export const locales = { hi: 'hi-IN' } as const;

export type Language = keyof typeof locales;

/** The name of each language in itself. */
export const languageNames = { en: 'English', hi: 'हिन्दी' } as const satisfies Record<
  Language | 'en',
  string
>;

/** Returns where a page is in a language: '/hi/about'. */
export const pathIn = (language: Language | 'en', path: string) =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

/** Returns the address of a page below `base`, the path of its language: '/hi' for Home. */
export const addressOf = (base: string, path: string) => (base && path === '/' ? base : base + path);
