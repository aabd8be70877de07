import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEARCH_FOLDER } from './compare-words.ts';
import { getWordsPath, readWords } from './read-words.ts';

/** The hash of the English text at the time when its translation was accepted, by file and key. */
type Lock = Record<string, Record<string, string>>;

const getLockPath = (language: string, root: string) => join(root, 'src/words', `${language}.lock.json`);

/**
 * Returns the first 32 bits of a text's hash. The probability that two texts have the same 32 bits is one in four
 * billion.
 */
const hashText = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const readLock = (language: string, root: string): Lock =>
  existsSync(getLockPath(language, root))
    ? (JSON.parse(readFileSync(getLockPath(language, root), 'utf8')) as Lock)
    : {};

/** A translated text that was never accepted, or whose English text has changed since then. */
export interface StaleText {
  name: string;
  key: string;
  english: string;
}

export function findStaleTexts(language: string, root = '.'): StaleText[] {
  const englishWords = readWords('en', root);
  const lock = readLock(language, root);
  const staleTexts: StaleText[] = [];
  for (const [name, texts] of readWords(language, root)) {
    if (name.startsWith(SEARCH_FOLDER)) continue;
    for (const key of texts.keys()) {
      const english = englishWords.get(name)?.get(key);
      const isStale = english !== undefined && lock[name]?.[key] !== hashText(english);
      if (isStale) staleTexts.push({ name, key, english });
    }
  }
  return staleTexts;
}

export const describeStale = (language: string, { name, key, english }: StaleText) =>
  `${getWordsPath(language, name)}: ${key} may be out of date. The English text is now: ${english}`;

/**
 * Records the current English texts as the originals of the translations. Does so for the files `names`, or for all
 * files if `names` is empty. These translations are not reported again until their English texts change.
 */
export function acceptTexts(language: string, names: readonly string[], root = '.'): void {
  const englishWords = readWords('en', root);
  const oldLock = readLock(language, root);
  const newLock: Lock = {};
  const isAccepted = (file: string) =>
    names.length === 0 || names.some((name) => file === name || file.endsWith(`/${name}`));
  for (const [file, texts] of readWords(language, root)) {
    if (file.startsWith(SEARCH_FOLDER)) continue;
    newLock[file] = isAccepted(file) ? hashTexts(texts, englishWords.get(file)) : (oldLock[file] ?? {});
  }
  writeFileSync(getLockPath(language, root), `${JSON.stringify(newLock, undefined, 2)}\n`);
}

/** Returns the hash of the English text for each key of a translated file. Omits keys that are not in English. */
function hashTexts(texts: ReadonlyMap<string, string>, english: ReadonlyMap<string, string> | undefined) {
  const hashes: Record<string, string> = {};
  for (const key of texts.keys()) {
    const text = english?.get(key);
    if (text !== undefined) hashes[key] = hashText(text);
  }
  return hashes;
}
