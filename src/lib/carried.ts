/** What is laid down on one page for the form of another, in this tab: lines that go along, and answers. */
import { fromStored, readStorage, removeStorage, writeStorage } from './storage.ts';
import { cutByCodePoints, oneLine } from './text.ts';

type Answers = Readonly<Record<string, string>>;

/** Most lines that are carried, most code points of a line and of an answer, longest answers in UTF-16 units: more is not from this site. */
const LINES = 24;
const LINE = 120;
const ANSWER = 100;
const ANSWERS = 4000;

const linesKey = (path: string) => `enquiry-carried:${path}`;
const answersKey = (path: string) => `enquiry-answers:${path}`;

/** Lays lines down for the form of a page; newer ones take the place of older. Whether they were kept. */
export const saveCarriedLines = (path: string, lines: readonly string[]): boolean =>
  writeStorage('session', linesKey(path), JSON.stringify(lines));

/** The lines laid down for the form of a page: clean ones of a bearable length, whatever is stored. */
export function loadCarriedLines(path: string): string[] {
  const lines = fromStored(readStorage('session', linesKey(path)), 10 * LINES * LINE);
  if (!Array.isArray(lines)) return [];
  return lines
    .filter((line) => typeof line === 'string')
    .slice(0, LINES)
    .map((line) => cutByCodePoints(oneLine(line), LINE))
    .filter(Boolean);
}

const clean = (stored: unknown): Answers =>
  Object.fromEntries(
    Object.entries(stored ?? {})
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([field, answer]) => [field, cutByCodePoints(oneLine(answer), ANSWER)]),
  );

/** What was laid down for the form of a page, and what before that. */
export function loadCarriedAnswers(path: string): { now: Answers; before: Answers } {
  const stored = fromStored(readStorage('session', answersKey(path)), ANSWERS);
  const [now, before] = Array.isArray(stored) ? (stored as unknown[]) : [];
  return { now: clean(now), before: clean(before) };
}

/** Lays answers down for the form of a page, by the names of its fields. Whether they were kept. */
export const saveCarriedAnswers = (path: string, answers: Answers): boolean =>
  writeStorage('session', answersKey(path), JSON.stringify([answers, loadCarriedAnswers(path).now]));

/** Call it when the visitor sends the form, or wants out of it what came along. */
export const clearCarried = (path: string): void =>
  [linesKey, answersKey].forEach((keyOf) => removeStorage('session', keyOf(path)));
