import { readStorage, removeStorage, writeStorage } from '../lib/storage.ts';

const STORAGE_KEY = 'slash-key';

/** The visitor's choice since the page was loaded. It also applies if storage is blocked. */
let choiceOnThisPage: boolean | undefined;

/** Returns whether the key `/` opens the search. Users of speech input can turn the key off (SC 2.1.4). */
export const isSlashKeyEnabled = () => choiceOnThisPage ?? readStorage('local', STORAGE_KEY) !== 'off';

export function setSlashKeyEnabled(isOn: boolean) {
  choiceOnThisPage = isOn;
  if (isOn) removeStorage('local', STORAGE_KEY);
  else writeStorage('local', STORAGE_KEY, 'off');
}
