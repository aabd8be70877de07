import { readStorage, removeStorage, writeStorage } from '../lib/storage.ts';

const STORAGE_KEY = 'slash-key';

/** Returns whether the key `/` opens the search. Users of speech input can turn the key off (SC 2.1.4). */
export const isSlashKeyEnabled = () => readStorage('local', STORAGE_KEY) !== 'off';

export function setSlashKeyEnabled(isOn: boolean) {
  if (isOn) removeStorage('local', STORAGE_KEY);
  else writeStorage('local', STORAGE_KEY, 'off');
}
