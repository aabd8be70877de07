import { fromStored, readStorage, removeStorage, writeStorage } from './storage.ts';
import { cutByCodePoints, oneLine } from './text.ts';

/** Most lines that are carried, and most code points of each: more is not from this site. */
const LINES = 24;
const LENGTH = 120;

const keyOf = (path: string) => `enquiry-carried:${path}`;

/** Lays lines down for the form of a page, for this tab; newer ones take the place of older. Whether they were kept. */
export const saveCarriedLines = (path: string, lines: readonly string[]): boolean =>
  writeStorage('session', keyOf(path), JSON.stringify(lines));

/** The lines laid down for the form of a page: clean ones of a bearable length, whatever is stored. */
export function loadCarriedLines(path: string): string[] {
  const lines = fromStored(readStorage('session', keyOf(path)), 10 * LINES * LENGTH);
  if (!Array.isArray(lines)) return [];
  return lines
    .filter((line) => typeof line === 'string')
    .slice(0, LINES)
    .map((line) => cutByCodePoints(oneLine(line), LENGTH))
    .filter(Boolean);
}

/** Call it when the visitor sends the form, or wants the lines out of it. */
export const clearCarriedLines = (path: string): boolean => removeStorage('session', keyOf(path));
