import { fromStored, readStorage, removeStorage, writeStorage } from './storage.ts';
import { cutByCodePoints, oneLine } from './text.ts';

type Answers = Readonly<Record<string, string>>;

/** Longest stored text, in UTF-16 units, and longest answer, in code points: more is not from this site. */
const SIZE = 4000;
const LENGTH = 100;

const keyOf = (path: string) => `enquiry-answers:${path}`;

const clean = (stored: unknown): Answers =>
  Object.fromEntries(
    Object.entries(stored ?? {})
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([field, answer]) => [field, cutByCodePoints(oneLine(answer), LENGTH)]),
  );

/** What was laid down for the form of a page, and what before that. */
export function loadCarriedAnswers(path: string): { now: Answers; before: Answers } {
  const stored = fromStored(readStorage('session', keyOf(path)), SIZE);
  const [now, before] = Array.isArray(stored) ? (stored as unknown[]) : [];
  return { now: clean(now), before: clean(before) };
}

/** Lays answers down for the form of a page, by the names of its fields, for this tab. Whether they were kept. */
export const saveCarriedAnswers = (path: string, answers: Answers): boolean =>
  writeStorage('session', keyOf(path), JSON.stringify([answers, loadCarriedAnswers(path).now]));

/** Call it with `clearCarriedLines`. */
export const clearCarriedAnswers = (path: string): boolean => removeStorage('session', keyOf(path));
