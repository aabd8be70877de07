import { formatMessage } from '../lib/format-message.ts';
import { saveAttachedLines, saveSentence } from '../lib/prefill.ts';
import { parseStored, readStorage, writeStorage } from '../lib/storage.ts';
import type { Paper } from '../content/paper.ts';
import { language } from '../site/language.ts';
import * as words from '#words/papers.json';

const STORAGE_KEY = 'papers';
/**
 * Identifies the lines of this list in an enquiry. New lines replace only lines of the same source (lib/prefill.ts).
 */
const SOURCE = 'documents';

/** Returns the names of the documents that the visitor has ticked on this device. */
export function loadTicked(): string[] {
  const names = parseStored(readStorage('local', STORAGE_KEY));
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** Saves the names of the ticked documents. Returns whether they survive a reload. */
export const saveTicked = (names: readonly string[]): boolean =>
  writeStorage('local', STORAGE_KEY, JSON.stringify(names));

interface AttachedList {
  /** The English title of the list. */
  title: string;
  /** The title in the language of the page. */
  shownTitle: string;
  papers: readonly Pick<Paper, 'englishName' | 'shown'>[];
  ticked: readonly string[];
}

/**
 * Attaches the list and its ticked documents to the enquiry of a page. Replaces an earlier list, but not the lines of a
 * calculator. If no document is ticked, the number of unticked documents is omitted: a visitor who has not used the list
 * may have all documents.
 */
export function attachList(path: string, { title, shownTitle, papers, ticked }: AttachedList): void {
  const tickedPapers = papers.filter(({ englishName }) => ticked.includes(englishName));
  const untickedCount = tickedPapers.length > 0 ? papers.length - tickedPapers.length : 0;
  saveAttachedLines(
    path,
    [
      `Documents: ${title}`,
      ...tickedPapers.map(({ englishName }) => `Has: ${englishName}`),
      ...(untickedCount > 0
        ? [`Not ticked: ${untickedCount} ${untickedCount === 1 ? 'other' : 'others'}`]
        : []),
    ],
    SOURCE,
  );
  if (language === 'en') return; // the visitor can read the English lines
  const names = tickedPapers.map(({ shown }) => shown).join(', ');
  const sentences = [
    formatMessage(words.listIs, { title: shownTitle }),
    names && formatMessage(words.youHave, { names }),
    untickedCount > 0 && formatMessage(words.notTicked, { count: untickedCount }),
  ];
  saveSentence(path, sentences.filter(Boolean).join(' '), SOURCE);
}
