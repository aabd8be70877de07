import { formatMessage } from '../lib/format-message.ts';
import { saveAttachedLines, saveSentence } from '../lib/prefill.ts';
import { parseStored, readStorage, writeStorage } from '../lib/storage.ts';
import { officeLang } from '../site/language.ts';
import * as words from '#words/papers.json';

const STORAGE_KEY = 'papers';
/** The source of the attached lines (lib/prefill.ts). */
const SOURCE = 'documents';

/** Returns the names of the documents that were ticked on this device. */
export function loadTicked(): string[] {
  const names = parseStored(readStorage('local', STORAGE_KEY));
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

export const saveTicked = (names: readonly string[]): boolean =>
  writeStorage('local', STORAGE_KEY, JSON.stringify(names));

interface Paper {
  /** The English title, which is sent to the office. */
  name: string;
  shown: string;
}

interface SentList {
  title: string;
  /** The title in the language of the page. */
  shownTitle: string;
  papers: readonly Paper[];
  ticked: readonly string[];
}

/**
 * Attaches the list and its ticked documents to the enquiry of a page. Replaces an earlier list, but not the lines of a
 * calculator. Adds the number of missing documents only if some are ticked: visitors who tick nothing may have all
 * documents.
 */
export function attachList(path: string, { title, shownTitle, papers, ticked }: SentList): void {
  const has = papers.filter(({ name }) => ticked.includes(name));
  const rest = has.length > 0 ? papers.length - has.length : 0;
  saveAttachedLines(
    path,
    [
      `Documents: ${title}`,
      ...has.map(({ name }) => `Has: ${name}`),
      ...(rest > 0 ? [`Not ticked: ${rest} ${rest === 1 ? 'other' : 'others'}`] : []),
    ],
    SOURCE,
  );
  if (!officeLang) return;
  const names = has.map(({ shown }) => shown).join(', ');
  const sentences = [
    formatMessage(words.listIs, { title: shownTitle }),
    names && formatMessage(words.youHave, { names }),
    rest > 0 && formatMessage(words.notTicked, { count: rest }),
  ];
  saveSentence(path, sentences.filter(Boolean).join(' '), SOURCE);
}
