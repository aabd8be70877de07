import { parseStored, readStorage, writeStorage } from '../lib/storage.ts';

const STORAGE_KEY = 'papers';

/** Returns the names of the documents that were ticked on this device. */
export function loadTicked(): string[] {
  const names = parseStored(readStorage('local', STORAGE_KEY));
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

export const saveTicked = (names: readonly string[]): boolean =>
  writeStorage('local', STORAGE_KEY, JSON.stringify(names));
