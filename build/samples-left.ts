import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Returns whether a file contains a placeholder for data of the firm: a call of `sample` in code, or `!sample` in the
 * front matter of an article.
 */
function hasSample(file: string) {
  if (file.endsWith('.md')) return /^\w+: !sample /m.test(readFileSync(file, 'utf8'));
  return (
    /\.tsx?$/.test(file) &&
    !file.endsWith(join('site', 'sample.ts')) &&
    /\bsample\b *\(/.test(readFileSync(file, 'utf8'))
  );
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
