import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** React Router's production modules: its `exports` name only those for development, which are 0.4 kB larger and warn. */
const files: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: (source) =>
      files[source] && resolve('node_modules/react-router/dist/production', files[source]),
  };
}
