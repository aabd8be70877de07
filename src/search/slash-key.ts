import { readStorage, removeStorage, writeStorage } from '../lib/storage.ts';

const STORAGE_KEY = 'slash-key';

/** The visitor's choice since the page was loaded. It applies even if storage is blocked. */
let choiceOnThisPage: boolean | undefined;

/** Returns whether `/` opens the search. Users of speech input can turn this off (SC 2.1.4). */
export const slashOpensSearch = () => choiceOnThisPage ?? readStorage('local', STORAGE_KEY) !== 'off';

export function setSlashOpensSearch(on: boolean) {
  choiceOnThisPage = on;
  if (on) removeStorage('local', STORAGE_KEY);
  else writeStorage('local', STORAGE_KEY, 'off');
}
