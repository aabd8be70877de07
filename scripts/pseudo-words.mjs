/**
 * Creates the words of a pseudo-language from the English words. Letters have accents, so page text without accents is
 * missing from src/words. Most texts are about 40% longer, which shows where the layout has too little space.
 * Usage: node scripts/pseudo-words.mjs FOLDER LANGUAGE, which writes FOLDER/src/words/LANGUAGE
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçďéƒğĥíĵķľḿñóṕʠřšťúṽŵẋýžÁƁÇĎÉƑĞĤÍĴĶĽḾÑÓṔɊŘŠŤÚṼŴẊÝŽ';
const accents = new Map([...letters].map((letter, index) => [letter, accented[index]]));

/**
 * Matches parts of a text that stay unchanged: the target of a link, a part in another language, a placeholder, a URL,
 * an email address, a path, and the units of figures.
 */
const unchangedParts =
  /\b(?:lakh|crore|million|billion)s?\b|\]\([^)]+\)|\[[^\]]+\]\{\w\w\}|\{\w+\}|https?:\/\/[^\s)]+|\S+@\S+\.\w+|\b(?:\w+\.)+(?:gov|nic|org|com|co|in)\b[\w./-]*|(?<![\w.])\/[\w./#?=-]+/;

/** Adds accents to a word, and repeats its last letters: 'Loan' becomes 'Ľóáñáñ'. */
function addAccents(word, growth) {
  const extra = Math.round(word.length * growth);
  const end = extra > 0 ? word.slice(-extra).toLowerCase() : '';
  return [...(word + end)].map((letter) => accents.get(letter) ?? letter).join('');
}

/** Translates an English text of src/words into the pseudo-language. */
export const pseudo = (text, growth = 0.4) =>
  text
    .split(new RegExp(`(${unchangedParts.source})`))
    .map((part, index) =>
      index % 2 ? part : part.replaceAll(/(?<!\p{L}\p{M}*)[A-Za-z]+/gu, (word) => addAccents(word, growth)),
    )
    .join('');

/**
 * Returns the growth of a text as a part of its length. It is 0 for descriptions and for long labels and titles of
 * pages, because their length is limited (build/page-description.ts).
 */
const getGrowth = (file, key, text) =>
  file === 'descriptions.json' ||
  (file === 'page-names.json' && /^(?:label|title)$/.test(key) && text.length > 28)
    ? 0
    : 0.4;
/** The words of article pages. These pages do not exist in the pseudo-language. */
const onlyInEnglish = ['pages/articles.json', 'pages/blogDetails.json'];

const translate = (value, file, key = '') =>
  typeof value === 'string'
    ? pseudo(value, getGrowth(file, key, value))
    : Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, translate(inner, file, name)]));

/** Writes the words of the pseudo-language into a project. */
export function writePseudoWords(folder, language) {
  const english = join(folder, 'src/words/en');
  for (const path of readdirSync(english, { recursive: true, encoding: 'utf8' })) {
    const name = path.replaceAll('\\', '/');
    if (!name.endsWith('.json') || onlyInEnglish.includes(name)) continue;
    const words = JSON.parse(readFileSync(join(english, name), 'utf8'));
    const file = join(folder, 'src/words', language, name);
    const translated = name === 'language.json' ? { code: language } : translate(words, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(translated, undefined, 2)}\n`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder, language] = process.argv.slice(2);
  if (!folder || !language) {
    console.error('Usage: node scripts/pseudo-words.mjs FOLDER LANGUAGE');
    process.exit(1);
  }
  writePseudoWords(folder, language);
}
