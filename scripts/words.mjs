/**
 * Lists unused English keys. For each other language, also lists missing and extra keys, and texts with other
 * placeholders, links, figures or emphasis than the English text. Exits with 1 if one of these lists is not empty. Also
 * lists translations whose English text has changed, but they do not affect the exit code.
 * Usage: npm run words, or npm run words -- --accept hi nri, which accepts the Hindi translations in the file nri
 */
import { runnerImport } from 'vite';

const load = async (name) =>
  (await runnerImport(name, { root: process.cwd(), configFile: false, logLevel: 'error' })).module;
const { languages } = await load('/src/site/published-languages.ts');
const { getWordsPath, readWords } = await load('/build/words/read-words.ts');
const { findWordErrors } = await load('/build/words/compare-words.ts');
const { findUnusedKeys } = await load('/build/words/unused-words.ts');
const { readSources } = await load('/build/theme-checks/style-sheets.ts');
const { acceptTexts, describeStale, findStaleTexts } = await load('/build/words/stale-words.ts');

const [option, language, ...names] = process.argv.slice(2);
if (option === '--accept') {
  const files = [...readWords(language ?? '').keys()];
  const unknown = names.filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)));
  if (!languages.includes(language) || unknown.length > 0) {
    console.error(
      languages.includes(language)
        ? `There is no ${getWordsPath(language, unknown[0])}.`
        : `Name a language and files: npm run words -- --accept ${languages[0] ?? 'hi'} nri`,
    );
    process.exit(1);
  }
  acceptTexts(language, names);
} else if (option) {
  console.error('Usage: npm run words, or npm run words -- --accept hi nri');
  process.exit(1);
}

for (const unused of findUnusedKeys(readSources('.ts', '.tsx'))) {
  console.error(unused);
  process.exitCode = 1;
}
for (const name of languages) {
  const errors = findWordErrors(name, readWords('en'), readWords(name));
  const stale = findStaleTexts(name);
  for (const error of errors) console.error(error);
  for (const text of stale) console.log(describeStale(name, text));
  const texts = [...readWords(name).values()].reduce((sum, { size }) => sum + size, 0);
  console.log(`${name}: ${texts} texts, ${errors.length} errors, ${stale.length} may be out of date.`);
  if (errors.length > 0) process.exitCode = 1;
}
