import { readStorage, removeStorage, writeStorage } from './storage.ts';

const KEY = 'slash-key';

/** What was chosen on this page: it holds where storage is forbidden, too. */
let chosen: boolean | undefined;

/** Whether `/` opens the search: a visitor who speaks to the computer can turn it off (SC 2.1.4). */
export const slashOpensSearch = () => chosen ?? readStorage('local', KEY) !== 'off';

export function letSlashOpenSearch(on: boolean) {
  chosen = on;
  if (on) removeStorage('local', KEY);
  else writeStorage('local', KEY, 'off');
}
