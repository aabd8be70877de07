import { fileOf } from './read-words.ts';
import type { Words } from './read-words.ts';

/** Files of words that a language may lack: those of a page, which is then only in English. */
const isOptional = (name: string) => name.startsWith('pages/');
/** The folder of lists for the search, such as synonyms, which differ by language. */
export const DIFFERS = 'search/';
/** Files with a key for each page: a language lacks those of pages that are only in English. */
const listsPages = ['page-names', 'descriptions'];

/** What a translation must keep of a text, with the name that messages give it. */
const kept = {
  placeholder: (text: string) => text.match(/\{\w+\}(?<!\]\{\w\w\})/g) ?? [],
  link: (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href),
  emphasis: (text: string) => (text.match(/\*\*.+?\*\*/g) ?? []).map(() => '**…**'),
  'part in another language': (text: string) =>
    [...text.matchAll(/\]\{(\w\w)\}/g)].map(([, lang = '']) => `[…]{${lang}}`),
  figure: figuresOf,
} as const;

/**
 * What only one of two texts may have: names in English, which the translation marks, figures that it writes where English
 * has a word, such as 12 for midnight, and words in its own language.
 */
const mayAdd = (what: string, item: string) => what === 'figure' || item === '[…]{en}';
const mayLose = (item: string, language: string) => item === `[…]{${language}}`;

/** The numbers of a text: '10lakh', '10.5%'. A million is ten lakh, and a time such as 06.00 is 6. */
function figuresOf(text: string): string[] {
  const normal = text
    .replaceAll(/\]\([^)]+\)|\{\w+\}/g, ' ')
    .replaceAll(/\b0?(\d+)\.00\b/g, '$1')
    .replaceAll('लाख', 'lakh')
    .replaceAll('करोड़', 'crore')
    .replaceAll(/(\d+)\s+(?:million|मिलियन)/g, '$10 lakh');
  return (normal.match(/\d(?:[\d,.:]*\d)?(?:\s*(?:lakh|crore))?\s?%?/g) ?? []).map((figure) =>
    figure.replaceAll(/\s/g, ''),
  );
}

/** A text with its unit if it is the value of a figure: '1' and 'million' are '10' and 'लाख' in Hindi. */
function withUnit(key: string, text: string, texts: ReadonlyMap<string, string>): string {
  const unit = /(?:^|\.)value$/.test(key) && texts.get(key.replace(/value$/, 'unit'));
  return unit ? `${text} ${unit}` : text;
}

/** The items of `all` that `some` lacks, counting repetitions. */
function missingFrom(some: readonly string[], all: readonly string[]): string[] {
  const rest = [...some];
  return all.filter((item) => {
    const at = rest.indexOf(item);
    if (at < 0) return true;
    rest.splice(at, 1);
    return false;
  });
}

/** Returns what a translation lost of the English text, and what it has besides. */
function compareTexts(text: string, other: string, language: string): string[] {
  return Object.entries(kept).flatMap(([what, find]) => {
    const [expected, found] = [find(text), find(other)];
    const lost = missingFrom(found, expected).filter((item) => !mayLose(item, language));
    const added = missingFrom(expected, found).filter((item) => !mayAdd(what, item));
    return [
      ...lost.map((item) => `lacks the ${what} ${item} of the English text`),
      ...added.map((item) => `has the ${what} ${item}, which the English text lacks`),
    ];
  });
}

/** The errors of a file, each with its key. */
function compareFiles(
  name: string,
  language: string,
  english: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, string>,
): string[] {
  const groups = new Set([...others.keys()].map((key) => key.split('.')[0]));
  const mayLack = (key: string) => listsPages.includes(name) && !groups.has(key.split('.')[0]);
  return [
    ...[...english].flatMap(([key, text]) => {
      const other = others.get(key);
      if (other === undefined) return mayLack(key) ? [] : `${key} is missing (“${text}”)`;
      const [full, translated] = [withUnit(key, text, english), withUnit(key, other, others)];
      return compareTexts(full, translated, language).map((error) => `${key} ${error}`);
    }),
    ...[...others.keys()]
      .filter((key) => !english.has(key))
      .map((key) => `${key} is not in ${fileOf('en', name)}`),
  ];
}

/**
 * Returns the errors of a language: missing and extra keys, and texts that lost a placeholder, a link, a figure,
 * emphasis or a part in another language, or have one more. Each names the file and the key.
 */
export function findWordErrors(language: string, english: Words, words: Words): string[] {
  const compared = (name: string) => !name.startsWith(DIFFERS);
  return [
    ...[...english]
      .filter(([name]) => compared(name))
      .flatMap(([name, texts]) => {
        const others = words.get(name);
        if (others)
          return compareFiles(name, language, texts, others).map(
            (error) => `${fileOf(language, name)}: ${error}`,
          );
        return isOptional(name) ? [] : `${fileOf(language, name)} is missing`;
      }),
    ...[...words.keys()]
      .filter((name) => compared(name) && !english.has(name))
      .map((name) => `${fileOf(language, name)} has no English file ${fileOf('en', name)}`),
  ];
}
