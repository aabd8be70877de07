import { getWordsPath } from './read-words.ts';
import type { Words } from './read-words.ts';

/* Compares the words of a language with the English words. */

/** Returns whether a language may lack a file. A page without its file of words is shown only in English. */
const isOptional = (name: string) => name.startsWith('pages/');
/** The folder with word lists for the search, such as synonyms. They differ between languages and are not compared. */
export const SEARCH_FOLDER = 'search/';
/** Files with a key for each page. A language may lack the keys of pages that are only in English. */
const filesWithPageKeys = ['page-names', 'descriptions'];

/** For each kind of part, a function that finds these parts in a text. A translation must have equal parts. */
const partFinders = {
  placeholder: (text: string) => text.match(/\{\w+\}(?<!\]\{\w\w\})/g) ?? [],
  link: (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href),
  emphasis: (text: string) => (text.match(/\*\*.+?\*\*/g) ?? []).map(() => '**…**'),
  'part in another language': (text: string) =>
    [...text.matchAll(/\]\{(\w\w)\}/g)].map(([, lang = '']) => `[…]{${lang}}`),
  figure: findFigures,
} as const;

/**
 * Returns whether a translation may contain a part that the English text lacks: a figure ('12' for 'midnight'), or the
 * mark of an English name.
 */
const mayAdd = (part: string, item: string) => part === 'figure' || item === '[…]{en}';
/** Returns whether a translation may lack a part: a text in the translation's own language needs no mark. */
const mayOmit = (item: string, language: string) => item === `[…]{${language}}`;

/** Converts millions: '2.5' becomes '25 lakh'. */
const formatAsLakh = (millions: string) => `${Number(millions.replaceAll(',', '')) * 10} lakh`;

/** Returns the numbers of a text in a notation that all languages share: '10lakh' for 1 million, '6' for 06.00. */
function findFigures(text: string): string[] {
  const normalized = text
    .replaceAll(/\]\([^)]+\)|\{\w+\}/g, ' ')
    .replaceAll(/\b0?(\d+)\.00\b/g, '$1')
    .replaceAll('लाख', 'lakh')
    .replaceAll('करोड़', 'crore')
    .replaceAll(/(\d[\d,]*(?:\.\d+)?)\s+(?:million|मिलियन)/g, (_, millions: string) =>
      formatAsLakh(millions),
    );
  return (normalized.match(/\d(?:[\d,.:]*\d)?(?:\s*(?:lakh|crore))?\s?%?/g) ?? []).map((figure) =>
    figure.replaceAll(/\s/g, ''),
  );
}

/**
 * Appends the unit to the value of a figure, because the value alone can differ: '1 million' in English is '10 लाख' in
 * Hindi. Returns other texts unchanged.
 */
function appendUnit(key: string, text: string, texts: ReadonlyMap<string, string>): string {
  const unit = /(?:^|\.)value$/.test(key) && texts.get(key.replace(/value$/, 'unit'));
  return unit ? `${text} ${unit}` : text;
}

/**
 * Returns the items of `expected` that `actual` lacks. If an item is twice in `expected`, it must be twice in `actual`.
 */
function findMissing(expected: readonly string[], actual: readonly string[]): string[] {
  const unmatched = [...actual];
  return expected.filter((item) => {
    const index = unmatched.indexOf(item);
    if (index < 0) return true;
    unmatched.splice(index, 1);
    return false;
  });
}

/** Returns an error for each part that is missing from a translation or added to it. */
function compareTexts(english: string, translation: string, language: string): string[] {
  return Object.entries(partFinders).flatMap(([part, findParts]) => {
    const englishParts = findParts(english);
    const translatedParts = findParts(translation);
    const omitted = findMissing(englishParts, translatedParts).filter((item) => !mayOmit(item, language));
    const added = findMissing(translatedParts, englishParts).filter((item) => !mayAdd(part, item));
    return [
      ...omitted.map((item) => `lacks the ${part} ${item} of the English text`),
      ...added.map((item) => `has the ${part} ${item}, which the English text lacks`),
    ];
  });
}

/** Returns the errors of a file. Each error starts with the key of the text. */
function compareFiles(
  name: string,
  language: string,
  english: ReadonlyMap<string, string>,
  translations: ReadonlyMap<string, string>,
): string[] {
  const translatedGroups = new Set([...translations.keys()].map((key) => key.split('.')[0]));
  const mayLack = (key: string) =>
    filesWithPageKeys.includes(name) && !translatedGroups.has(key.split('.')[0]);
  return [
    ...[...english].flatMap(([key, text]) => {
      const translation = translations.get(key);
      if (translation === undefined) return mayLack(key) ? [] : `${key} is missing (“${text}”)`;
      const errors = compareTexts(
        appendUnit(key, text, english),
        appendUnit(key, translation, translations),
        language,
      );
      return errors.map((error) => `${key} ${error}`);
    }),
    ...[...translations.keys()]
      .filter((key) => !english.has(key))
      .map((key) => `${key} is not in ${getWordsPath('en', name)}`),
  ];
}

/**
 * Returns the errors of a language: missing and extra keys, and texts with a missing or extra placeholder, link,
 * figure, emphasis or part in another language. Each error names the file and, unless the file is missing, the key.
 */
export function findWordErrors(language: string, english: Words, words: Words): string[] {
  const isCompared = (name: string) => !name.startsWith(SEARCH_FOLDER);
  return [
    ...[...english]
      .filter(([name]) => isCompared(name))
      .flatMap(([name, texts]) => {
        const translations = words.get(name);
        if (translations)
          return compareFiles(name, language, texts, translations).map(
            (error) => `${getWordsPath(language, name)}: ${error}`,
          );
        return isOptional(name) ? [] : `${getWordsPath(language, name)} is missing`;
      }),
    ...[...words.keys()]
      .filter((name) => isCompared(name) && !english.has(name))
      .map((name) => `${getWordsPath(language, name)} has no English file ${getWordsPath('en', name)}`),
  ];
}
