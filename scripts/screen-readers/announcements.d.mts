import type { Step } from './steps.mjs';

interface Reader {
  press(key: string): Promise<void>;
  next(): Promise<void>;
  spokenPhraseLog(): Promise<string[]>;
}
export function findMissingAnnouncements(
  reader: Reader,
  step: Pick<Step, 'press' | 'announces'>,
): Promise<string[]>;
