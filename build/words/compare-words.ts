import { fileOf } from './read-words.ts';
import type { Words } from './read-words.ts';

/** Whether a language may lack a file. Without the words of a page, the page is only in English. */
const isOptional = (name: string) => name.startsWith('pages/');
/** The folder of synonyms and other lists for the search, which differ between languages and are not compared. */
export const DIFFERS = 'search/';
/** Files with a key for each page. A language may lack the keys of pages that are only in English. */
const filesWithPageKeys = ['page-names', 'descriptions'];

/** Functions that find the parts of a text that its translation must keep, by the names of the parts in messages. */
const comparedParts = {
  placeholder: (text: string) => text.match(/\{\w+\}(?<!\]\{\w\w\})/g) ?? [],
  link: (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href),
  emphasis: (text: string) => (text.match(/\*\*.+?\*\*/g) ?? []).map(() => '**…**'),
  'part in another language': (text: string) =>
    [...text.matchAll(/\]\{(\w\w)\}/g)].map(([, lang = '']) => `[…]{${lang}}`),
  figure: figuresOf,
} as const;

/** Whether a translation may add a part: a figure ('12' for 'midnight'), or the mark of an English name. */
const mayAdd = (what: string, item: string) => what === 'figure' || item === '[…]{en}';
/** Whether a translation may omit a part: the mark of a part in the language of the translation. */
const mayLose = (item: string, language: string) => item === `[…]{${language}}`;

/** Returns the numbers of a text in one notation: '10lakh' for 1 million, '6' for 06.00. */
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

/**
 * Adds the unit to the value of a figure, because the unit may differ: '1 million' in English is '10 लाख' in Hindi.
 * Returns other texts unchanged.
 */
function withUnit(key: string, text: string, texts: ReadonlyMap<string, string>): string {
  const unit = /(?:^|\.)value$/.test(key) && texts.get(key.replace(/value$/, 'unit'));
  return unit ? `${text} ${unit}` : text;
}

/** Returns the items of `all` that are not in `some`. An item that `all` has twice must be in `some` twice. */
function findMissing(some: readonly string[], all: readonly string[]): string[] {
  const rest = [...some];
  return all.filter((item) => {
    const index = rest.indexOf(item);
    if (index < 0) return true;
    rest.splice(index, 1);
    return false;
  });
}

/** Returns an error for each missing or additional item of a translation. */
function compareTexts(text: string, other: string, language: string): string[] {
  return Object.entries(comparedParts).flatMap(([what, find]) => {
    const [expected, found] = [find(text), find(other)];
    const lost = findMissing(found, expected).filter((item) => !mayLose(item, language));
    const added = findMissing(expected, found).filter((item) => !mayAdd(what, item));
    return [
      ...lost.map((item) => `lacks the ${what} ${item} of the English text`),
      ...added.map((item) => `has the ${what} ${item}, which the English text lacks`),
    ];
  });
}

/** Returns the errors of a file, each with the key of the text. */
function compareFiles(
  name: string,
  language: string,
  english: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, string>,
): string[] {
  const groups = new Set([...others.keys()].map((key) => key.split('.')[0]));
  const mayLack = (key: string) => filesWithPageKeys.includes(name) && !groups.has(key.split('.')[0]);
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
 * Returns the errors of a language: missing and extra keys, and texts with a missing or extra placeholder, link,
 * figure, emphasis or part in another language. Each error names the file and the key.
 */
export function findWordErrors(language: string, english: Words, words: Words): string[] {
  const isCompared = (name: string) => !name.startsWith(DIFFERS);
  return [
    ...[...english]
      .filter(([name]) => isCompared(name))
      .flatMap(([name, texts]) => {
        const others = words.get(name);
        if (others)
          return compareFiles(name, language, texts, others).map(
            (error) => `${fileOf(language, name)}: ${error}`,
          );
        return isOptional(name) ? [] : `${fileOf(language, name)} is missing`;
      }),
    ...[...words.keys()]
      .filter((name) => isCompared(name) && !english.has(name))
      .map((name) => `${fileOf(language, name)} has no English file ${fileOf('en', name)}`),
  ];
}
