import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { isTranslated, locales } from '../site/languages.ts';
import type { Language } from '../site/languages.ts';

const known = Object.keys(locales) as Language[];

/** The client and server environments of a language besides English. */
export const environmentsOf = (language: Language) => ({
  client: `client_${language}`,
  ssr: `ssr_${language}`,
});

/** The language of an environment; in development, of the server's base (development-languages.ts). */
const languageOf = (environment: string, base: string): Language | undefined =>
  known.find((language) => Object.values(environmentsOf(language)).includes(environment)) ??
  known.find((language) => base === `/${language}/`);

/** What a language shows in place of pages that it does not have. */
export const ONLY_IN_ENGLISH = 'src/pages/only-in-english.tsx';

/**
 * Returns the file that replaces a module in a language: `src/pages/hi/about.tsx` for `src/pages/about.tsx`, whatever
 * the folder of `src`. undefined where the language has none, so that the English module applies.
 */
function moduleIn(language: Language, id: string, root: string): string | undefined {
  const [, folder, rest] = new RegExp(`^${root}/src/([^/]+)/([^?]+)$`).exec(id) ?? [];
  const file = folder && join(root, 'src', folder, language, rest ?? '');
  return file && existsSync(file) ? file : undefined;
}

/**
 * Returns the source file of a page in the language at `base`.
 * @throws Error that names the file if the page is not translated
 */
export const pageInLanguage = (base: string, source: string, root: string): string => {
  const language = known.find((name) => base === `/${name}`);
  if (!language) return source;
  const file = moduleIn(language, join(root, source), root);
  if (!file)
    throw new Error(
      `${source} has no translation: add ${source.replace('src/pages', `src/pages/${language}`)}`,
    );
  return file.slice(root.length + 1);
};

/** Builds the pages of each language from its own modules. A module that replaces another can still import that one. */
export function languageModules(): Plugin {
  let root = '';
  /** A page without a translation is replaced by the notice that it is only in English. */
  const replacementOf = (language: Language, id: string) => {
    const source = relative(root, id);
    const isPage = /^src\/pages\/.+\.tsx$/.test(source) && !isTranslated(source);
    return (
      moduleIn(language, id, root) ??
      (isPage ? moduleIn(language, join(root, ONLY_IN_ENGLISH), root) : undefined)
    );
  };
  return {
    name: 'language-modules',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    async resolveId(source, importer, options) {
      const language = languageOf(this.environment.name, this.environment.config.base);
      if (!language || !importer) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = resolved && replacementOf(language, resolved.id);
      return file && file !== importer ? file : resolved;
    },
  };
}
