import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { locales } from '../src/site/languages.ts';

/**
 * Resolves `#words/pages/…` to the English file if the language has no such file. Node's import conditions cannot fall
 * back to another file. The bundle contains the modules of untranslated pages, so their imports must resolve. Visitors
 * do not see these words, because app/only-in-english.tsx replaces the page.
 */
export function englishWords(): Plugin {
  return {
    name: 'english-words',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#words\/pages\// },
      handler(id) {
        const { root, resolve } = this.environment.config;
        const language = Object.keys(locales).find((name) => resolve.conditions.includes(name));
        if (!language) return null;
        const file = id.replace('#words', '');
        return existsSync(join(root, 'src/words', language, file)) ? null : join(root, 'src/words/en', file);
      },
    },
  };
}
