import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { locales } from '../src/site/languages.ts';

/**
 * Resolves missing words of a page to the English file. The module of the page is part of each language's bundle and
 * imports words, although its URL shows app/only-in-english.tsx. A condition in package.json cannot name a fallback.
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
