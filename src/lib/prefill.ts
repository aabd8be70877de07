import { parseStored, readStorage, removeStorage, writeStorage } from './storage.ts';
import { cutByCodePoints, oneLine } from './text.ts';

/*
 * What one page stores in this tab (sessionStorage) for the form of another: lines that are attached to its message,
 * the result of a calculation in the language of the visitor, and answers that are filled in.
 */

type Answers = Readonly<Record<string, string>>;

/** This site never stores more, so anything beyond is dropped. */
const MAX_LINES = 24;
/** In code points. */
const MAX_LINE_LENGTH = 120;
const MAX_ANSWER_LENGTH = 100;
const MAX_SENTENCE_LENGTH = 1000;
/** Of all answers together, in UTF-16 units of JSON. */
const MAX_ANSWERS_LENGTH = 4000;

const linesKey = (path: string) => `enquiry-carried:${path}`;
const sentenceKey = (path: string) => `enquiry-sentence:${path}`;
const answersKey = (path: string) => `enquiry-answers:${path}`;
const typedKey = (path: string) => `enquiry-typed:${path}`;

/** Dispatched on the window when answers change that the visitor types on the form's own page. */
export const TYPED_ANSWERS = 'typed-answers';

/**
 * Stores lines for the form of a page, in place of earlier ones.
 * @returns whether the browser stored them
 */
export const saveAttachedLines = (path: string, lines: readonly string[]): boolean =>
  writeStorage('session', linesKey(path), JSON.stringify(lines));

/** Returns the lines stored for the form of a page, cleaned and shortened to the limits. Ignores invalid stored data. */
export function loadAttachedLines(path: string): string[] {
  const lines = parseStored(readStorage('session', linesKey(path)), 10 * MAX_LINES * MAX_LINE_LENGTH);
  if (!Array.isArray(lines)) return [];
  return lines
    .filter((line) => typeof line === 'string')
    .slice(0, MAX_LINES)
    .map((line) => cutByCodePoints(oneLine(line), MAX_LINE_LENGTH))
    .filter(Boolean);
}

/** Stores the result of a calculation in words, which the form shows above its lines if they are in another language. */
export const saveSentence = (path: string, sentence: string): boolean =>
  writeStorage('session', sentenceKey(path), sentence);

/** Returns the stored result, cleaned and shortened to the limit; empty where there is none. */
export const loadSentence = (path: string): string =>
  oneLine(cutByCodePoints(readStorage('session', sentenceKey(path)) ?? '', MAX_SENTENCE_LENGTH));

const cleanAnswers = (stored: unknown): Answers =>
  Object.fromEntries(
    Object.entries(stored ?? {})
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([field, answer]) => [field, cutByCodePoints(oneLine(answer), MAX_ANSWER_LENGTH)]),
  );

function loadAnswers(key: string): { current: Answers; previous: Answers } {
  const stored = parseStored(readStorage('session', key), MAX_ANSWERS_LENGTH);
  const [current, previous] = Array.isArray(stored) ? (stored as unknown[]) : [];
  return { current: cleanAnswers(current), previous: cleanAnswers(previous) };
}

const saveAnswers = (key: string, answers: Answers): boolean =>
  writeStorage('session', key, JSON.stringify([answers, loadAnswers(key).current]));

/** Returns the answers stored for the form of a page, and those that they replaced. */
export const loadPrefilledAnswers = (path: string) => loadAnswers(answersKey(path));

/**
 * Stores answers for the form of a page, by the names of its fields.
 * @returns whether the browser stored them
 */
export const savePrefilledAnswers = (path: string, answers: Answers): boolean =>
  saveAnswers(answersKey(path), answers);

/** As `loadPrefilledAnswers`, for answers from another part of the page, with which nothing is calculated. */
export const loadTypedAnswers = (path: string) => loadAnswers(typedKey(path));

/** Stores such answers, unless all are empty, and gives them to the form if it is loaded. */
export function saveTypedAnswers(path: string, answers: Answers): void {
  saveAnswers(typedKey(path), answers);
  dispatchEvent(new Event(TYPED_ANSWERS));
  if (!Object.values(answers).some(Boolean)) removeStorage('session', typedKey(path));
}

/** Call it when the visitor has sent the form, or removes what was attached. */
export const clearPrefill = (path: string): void =>
  [linesKey, sentenceKey, answersKey, typedKey].forEach((keyOf) => removeStorage('session', keyOf(path)));
