import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { findSamples } from './samples.mjs';

/** Returns whether a file contains a placeholder for data of the firm. */
function hasSample(file: string) {
  if (!/\.(?:md|tsx?)$/.test(file)) return false;
  const text = readFileSync(file, 'utf8');
  // Parses only files with these words: few files contain a placeholder.
  return /!sample |\/sample\.ts/.test(text) && findSamples(new Map([[file, text]])).length > 0;
}

/**
 * Defines `import.meta.env.SAMPLES_LEFT`. The value is true if a source contains a placeholder. The footer then shows a
 * note.
 */
export function samplesLeft(folder = 'src'): Plugin {
  return {
    name: 'samples-left',
    config: ({ root = '.' }) => {
      const sources = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
      const hasSamples = sources.some((file) => hasSample(join(root, folder, file)));
      return { define: { 'import.meta.env.SAMPLES_LEFT': JSON.stringify(hasSamples) } };
    },
  };
}
