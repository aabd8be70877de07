/** The `hreflang` of each language besides English. A language has its folders of modules (build/language-modules.ts). */
export const locales = { hi: 'hi-IN' } as const;

export type Language = keyof typeof locales;

/** The name of each language in itself. */
export const languageNames = { en: 'English', hi: 'हिन्दी' } as const satisfies Record<
  Language | 'en',
  string
>;

/** Whether a file of `src` has the words of such a language: 'src/pages/hi/about.tsx'. */
export const isTranslated = (file: string) =>
  Object.keys(locales).some((name) => file.split('/')[2] === name);

/** Returns where a page is in a language: '/hi/about'. */
export const pathIn = (language: Language | 'en', path: string) =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

/** Returns the address of a page below `base`, the path of its language: '/hi' for Home. */
export const addressOf = (base: string, path: string) => (base && path === '/' ? base : base + path);
