import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Whether a source marks a value as a stand-in: code by `sample`, an article's front matter by `!sample`. */
function hasSample(file: string) {
  if (file.endsWith('.md')) return /^\w+: !sample /m.test(readFileSync(file, 'utf8'));
  return (
    /\.tsx?$/.test(file) &&
    !file.endsWith(join('site', 'sample.ts')) &&
    /\bsample\b *\(/.test(readFileSync(file, 'utf8'))
  );
}

/** Tells the pages, as `import.meta.env.SAMPLES_LEFT`, whether a sample is left anywhere: the footer says so then. */
export function samplesLeft(folder = 'src'): Plugin {
  return {
    name: 'samples-left',
    config: ({ root = '.' }) => {
      const sources = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
      const left = sources.some((file) => hasSample(join(root, folder, file)));
      return { define: { 'import.meta.env.SAMPLES_LEFT': JSON.stringify(left) } };
    },
  };
}
