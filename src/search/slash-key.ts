import { readStorage, removeStorage, writeStorage } from '../lib/storage.ts';

const STORAGE_KEY = 'slash-key';

/** The last choice since the page was loaded, which also applies if storage is blocked. */
let choiceOnThisPage: boolean | undefined;

/** Whether `/` opens the search. Users of speech input can turn it off (SC 2.1.4). */
export const slashOpensSearch = () => choiceOnThisPage ?? readStorage('local', STORAGE_KEY) !== 'off';

export function setSlashOpensSearch(on: boolean) {
  choiceOnThisPage = on;
  if (on) removeStorage('local', STORAGE_KEY);
  else writeStorage('local', STORAGE_KEY, 'off');
}
