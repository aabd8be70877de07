import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIFFERS } from './compare-words.ts';
import { fileOf, readWords } from './read-words.ts';

/** For each translated text, the hash of the English text, by file and key. */
type Lock = Record<string, Record<string, string>>;

const lockFile = (language: string, root: string) => join(root, 'src/words', `${language}.lock.json`);

/** Returns a hash of 32 bits. Only one in four billion changes of a text gives the same hash. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const readLock = (language: string, root: string): Lock =>
  existsSync(lockFile(language, root))
    ? (JSON.parse(readFileSync(lockFile(language, root), 'utf8')) as Lock)
    : {};

/** A translated text whose English text has changed since the translation was accepted. */
export interface StaleText {
  name: string;
  key: string;
  english: string;
}

/** Returns the translated texts whose English text has changed since the translation was accepted. */
export function findStaleTexts(language: string, root = '.'): StaleText[] {
  const [english, words, lock] = [readWords('en', root), readWords(language, root), readLock(language, root)];
  return [...words]
    .filter(([name]) => !name.startsWith(DIFFERS))
    .flatMap(([name, texts]) =>
      [...texts.keys()].flatMap((key) => {
        const text = english.get(name)?.get(key);
        return text === undefined || lock[name]?.[key] === hashOf(text) ? [] : [{ name, key, english: text }];
      }),
    );
}

/** Returns the message about a stale text. */
export const describeStale = (language: string, { name, key, english }: StaleText) =>
  `${fileOf(language, name)}: ${key} may be out of date. The English text is now: ${english}`;

/** Accepts the translations of the named files, or of all files: records the hashes of the current English texts. */
export function acceptTexts(language: string, names: readonly string[], root = '.'): void {
  const [english, words, lock] = [readWords('en', root), readWords(language, root), readLock(language, root)];
  const accepted: Lock = {};
  for (const [name, texts] of words) {
    if (name.startsWith(DIFFERS)) continue;
    accepted[name] =
      names.length === 0 || names.some((one) => name === one || name.endsWith(`/${one}`))
        ? hashesOf(texts, english.get(name))
        : (lock[name] ?? {});
  }
  writeFileSync(lockFile(language, root), `${JSON.stringify(accepted, undefined, 2)}\n`);
}

const hashesOf = (texts: ReadonlyMap<string, string>, english: ReadonlyMap<string, string> | undefined) =>
  Object.fromEntries(
    [...texts.keys()].flatMap((key) => {
      const text = english?.get(key);
      return text === undefined ? [] : [[key, hashOf(text)]];
    }),
  );
