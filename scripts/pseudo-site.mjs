/**
 * Builds a copy of the site that also has a pseudo-language, by the steps of docs/languages.md. `npx vite preview` in
 * FOLDER then shows the pseudo-language at /xx.
 * Usage: node scripts/pseudo-site.mjs FOLDER
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIn, copyBuildContext } from './build-copy.mjs';
import { writePseudoWords } from './pseudo-words.mjs';

/** A language code that no real language has. */
export const pseudoLanguage = 'xx';

/** The lines to add for a language. Each row has a file, the text before the new lines, and the new lines. */
const rows = [
  ['package.json', '"hi": "./src/words/hi/*"', ',\n      "xx": "./src/words/xx/*"'],
  ['src/site/languages.ts', "hi: 'hi-IN'", ", xx: 'xx-Latn'"],
  ['src/site/languages.ts', "hi: 'हिन्दी'", ", xx: 'Ẋẋíšĥ'"],
  ['src/site/published-languages.ts', "['hi'", ", 'xx'"],
];

/**
 * Copies the project to `folder`, adds the pseudo-language and builds it.
 * @throws Error if the build fails
 */
export function buildPseudoSite(folder) {
  copyBuildContext(folder);
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  for (const [name, after, row] of rows) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(after)) throw new Error(`${name} does not contain ${after}`);
    writeFileSync(file, text.replace(after, after + row));
  }
  writePseudoWords(folder, pseudoLanguage);
  writeFileSync(join(folder, 'src/styles/xx.css'), ":lang(xx) {\n  quotes: '«' '»';\n}\n");
  const accepted = spawnSync(process.execPath, ['scripts/words.mjs', '--accept', pseudoLanguage], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (accepted.status !== 0) throw new Error(accepted.stderr);
  buildIn(folder);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    console.error('Usage: node scripts/pseudo-site.mjs FOLDER');
    process.exit(1);
  }
  buildPseudoSite(folder);
}
