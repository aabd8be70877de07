import { parseStored, readStorage, removeStorage, writeStorage } from './storage.ts';
import { cutByCodePoints, toOneLine } from './text.ts';

/*
 * Data in sessionStorage (or in memory, if the browser blocks storage) that prefills the form of a page. Calculators, document lists and other sources can store
 * lines to attach to the message, a sentence about them in the visitor's language, and answers to fill in. Each source
 * replaces only its own data.
 */

/** Answers by field name. */
type Answers = Readonly<Record<string, string>>;

/** The maximum number of lines from one source. No source stores more, so further lines are invalid and ignored. */
const MAX_LINES = 24;
/** The maximum length of a line, in code points. */
const MAX_LINE_LENGTH = 120;
const MAX_ANSWER_LENGTH = 100;
const MAX_SENTENCE_LENGTH = 1000;
/** The maximum lengths of the JSON of all sources, in UTF-16 code units. */
const MAX_LINES_LENGTH = 10 * MAX_LINES * MAX_LINE_LENGTH;
const MAX_SENTENCES_LENGTH = 10 * MAX_SENTENCE_LENGTH;
const MAX_ANSWERS_LENGTH = 4000;

const getLinesKey = (path: string) => `enquiry-carried:${path}`;
const getSentenceKey = (path: string) => `enquiry-sentence:${path}`;
const getAnswersKey = (path: string) => `enquiry-answers:${path}`;
const getFilledKey = (path: string) => `enquiry-filled:${path}`;

/** The event that `saveTypedAnswers` dispatches on the window. */
export const TYPED_ANSWERS = 'typed-answers';
/** The name of the source for answers that the visitor types on the same page, but outside the form. */
const TYPED = 'typed';

/**
 * Returns the stored values by source, the newest value last. Returns an empty object if the stored text is invalid or
 * longer than `maxLength`.
 */
function loadBySource(key: string, maxLength: number): Readonly<Record<string, unknown>> {
  const stored = parseStored(readStorage('session', key), maxLength);
  return typeof stored === 'object' && !Array.isArray(stored) ? { ...stored } : {};
}

/** Stores the value of a source, or removes the source if the value is undefined. */
function saveForSource(key: string, maxLength: number, source: string, value: unknown): void {
  const { [source]: _, ...others } = loadBySource(key, maxLength);
  const all = value === undefined ? others : { ...others, [source]: value };
  if (Object.keys(all).length > 0) writeStorage('session', key, JSON.stringify(all));
  else removeStorage('session', key);
}

/** Stores lines for the form of a page, and replaces earlier lines of the same source. */
export const saveAttachedLines = (path: string, lines: readonly string[], source = 'page'): void =>
  saveForSource(getLinesKey(path), MAX_LINES_LENGTH, source, lines);

/**
 * Returns the lines that are stored for the form of a page, cleaned and shortened to the limits. Ignores invalid stored
 * data.
 */
export const loadAttachedLines = (path: string): string[] =>
  Object.values(loadBySource(getLinesKey(path), MAX_LINES_LENGTH)).flatMap((lines) =>
    (Array.isArray(lines) ? (lines as unknown[]) : [])
      .filter((line) => typeof line === 'string')
      .slice(0, MAX_LINES)
      .map((line) => cutByCodePoints(toOneLine(line), MAX_LINE_LENGTH))
      .filter(Boolean),
  );

/**
 * Stores a sentence about the attached lines in the language of the page. The form shows this sentence above the lines
 * if the lines are in another language.
 */
export const saveSentence = (path: string, sentence: string, source = 'page'): void =>
  saveForSource(getSentenceKey(path), MAX_SENTENCES_LENGTH, source, sentence);

/** Returns the stored sentences of all sources, cleaned and shortened to the limit. Returns '' if there are none. */
export const loadSentence = (path: string): string =>
  Object.values(loadBySource(getSentenceKey(path), MAX_SENTENCES_LENGTH))
    .filter((sentence) => typeof sentence === 'string' && sentence !== '')
    .map((sentence) => toOneLine(cutByCodePoints(sentence as string, MAX_SENTENCE_LENGTH)))
    .join(' ');

const cleanAnswers = (stored: unknown): Answers =>
  Object.fromEntries(
    Object.entries(stored ?? {})
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([field, answer]) => [field, cutByCodePoints(toOneLine(answer), MAX_ANSWER_LENGTH)]),
  );

const joinAnswers = (bySource: Readonly<Record<string, unknown>>): Answers =>
  Object.assign({}, ...Object.values(bySource).map(cleanAnswers)) as Answers;

/** Returns the answers for the form of a page. If several sources have answered a field, the newest has priority. */
export const loadPrefilledAnswers = (path: string): Answers =>
  joinAnswers(loadBySource(getAnswersKey(path), MAX_ANSWERS_LENGTH));

/** Returns the answers of calculators and other sources. Omits the answers that the visitor typed outside the form. */
export function loadCalculatedAnswers(path: string): Answers {
  const { [TYPED]: _, ...others } = loadBySource(getAnswersKey(path), MAX_ANSWERS_LENGTH);
  return joinAnswers(others);
}

/** Stores answers for the form of a page, and replaces earlier answers of the same source. */
export const savePrefilledAnswers = (path: string, answers: Answers, source = 'page'): void =>
  saveForSource(getAnswersKey(path), MAX_ANSWERS_LENGTH, source, answers);

/**
 * Stores answers that the visitor types outside the form, and dispatches `TYPED_ANSWERS`, so that the form reads them.
 */
export function saveTypedAnswers(path: string, answers: Answers): void {
  const isEmpty = !Object.values(answers).some(Boolean);
  saveForSource(getAnswersKey(path), MAX_ANSWERS_LENGTH, TYPED, isEmpty ? undefined : answers);
  dispatchEvent(new Event(TYPED_ANSWERS));
}

/**
 * Returns the answers that the form has filled in itself. If the value of a field differs, the visitor has changed it.
 */
export const loadFilledAnswers = (path: string): Answers =>
  cleanAnswers(loadBySource(getFilledKey(path), MAX_ANSWERS_LENGTH));

/** Records an answer that the form has filled in itself. */
export const saveFilledAnswer = (path: string, field: string, answer: string): void =>
  saveForSource(getFilledKey(path), MAX_ANSWERS_LENGTH, field, answer);

/**
 * Deletes all data for the form of a page. Call this function when the visitor confirms that the enquiry was sent, or
 * removes the attached lines.
 */
export const clearPrefill = (path: string): void =>
  [getLinesKey, getSentenceKey, getAnswersKey, getFilledKey].forEach((keyOf) =>
    removeStorage('session', keyOf(path)),
  );
