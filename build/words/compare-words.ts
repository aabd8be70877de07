import { fileOf } from './read-words.ts';
import type { Words } from './read-words.ts';

/** Whether a language may lack a file: without the words of a page, the page is only in English. */
const isOptional = (name: string) => name.startsWith('pages/');
/** The folder of synonyms and other lists for the search. Each language has its own, so they are not compared. */
export const DIFFERS = 'search/';
/** Files with a key for each page. A language may lack the keys of pages that are only in English. */
const listsPages = ['page-names', 'descriptions'];

/** Finds the parts of a text that its translation must keep. Messages name them by the keys. */
const comparedParts = {
  placeholder: (text: string) => text.match(/\{\w+\}(?<!\]\{\w\w\})/g) ?? [],
  link: (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href),
  emphasis: (text: string) => (text.match(/\*\*.+?\*\*/g) ?? []).map(() => '**…**'),
  'part in another language': (text: string) =>
    [...text.matchAll(/\]\{(\w\w)\}/g)].map(([, lang = '']) => `[…]{${lang}}`),
  figure: figuresOf,
} as const;

/** A translation may add figures ('12' for 'midnight') and mark English names. */
const mayAdd = (what: string, item: string) => what === 'figure' || item === '[…]{en}';
/** A translation need not mark parts in its own language. */
const mayLose = (item: string, language: string) => item === `[…]{${language}}`;

/** Returns the numbers of a text in one notation: '10lakh' also for 1 million, '10.5%', '6' for 06.00. */
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
 * Returns the value of a figure with its unit: '1 million' in English is '10 लाख' in Hindi. Returns other texts
 * unchanged.
 */
function withUnit(key: string, text: string, texts: ReadonlyMap<string, string>): string {
  const unit = /(?:^|\.)value$/.test(key) && texts.get(key.replace(/value$/, 'unit'));
  return unit ? `${text} ${unit}` : text;
}

/** Returns the items of `all` that are not in `some`; repeated items count. */
function missingFrom(some: readonly string[], all: readonly string[]): string[] {
  const rest = [...some];
  return all.filter((item) => {
    const at = rest.indexOf(item);
    if (at < 0) return true;
    rest.splice(at, 1);
    return false;
  });
}

/** Returns an error for each missing or additional item of a translation. */
function compareTexts(text: string, other: string, language: string): string[] {
  return Object.entries(comparedParts).flatMap(([what, find]) => {
    const [expected, found] = [find(text), find(other)];
    const lost = missingFrom(found, expected).filter((item) => !mayLose(item, language));
    const added = missingFrom(expected, found).filter((item) => !mayAdd(what, item));
    return [
      ...lost.map((item) => `lacks the ${what} ${item} of the English text`),
      ...added.map((item) => `has the ${what} ${item}, which the English text lacks`),
    ];
  });
}

/** Returns the errors of a file, each with its key. */
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
 * Returns the errors of a language: missing and extra keys, and texts with a missing or extra placeholder, link,
 * figure, emphasis or part in another language. Each error names the file and the key.
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
