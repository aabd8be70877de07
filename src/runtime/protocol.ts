/**
 * What the boot script, React and the style sheets tell one another: they are built apart and share no variables.
 * Attributes of markup: `command` and `commandfor`, which newer browsers answer by themselves, open and close a dialog;
 * `data-action` marks a link that a script answers; `data-preference` marks a button that changes the theme or pauses
 * animations; `data-moves` what moves by itself; `data-needs-script` what is not
 * shown without script; `data-folds` what a phone folds away; `data-late` the root of a part that React has not taken
 * over yet; `data-queued` a control whose press waits until then; `data-composing` a field in which a word is being composed; `data-draft` a form whose draft, under the name in it, the boot script keeps until React does.
 */

/** Of the document: somebody is here; React answers; a press waits too long; no band is left to be styled. */
export type Flag = 'intent' | 'live' | 'waiting' | 'whole';

const flags = () => document.documentElement.dataset;
export const setFlag = (flag: Flag) => {
  flags()[flag] = '';
};
export const clearFlag = (flag: Flag) => {
  delete flags()[flag];
};
export const hasFlag = (flag: Flag) => flag in flags();

/** Each says that somebody is here: React starts at the first, and so does the loading of late parts. */
export const INTENTS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'popstate',
  'online',
] as const;

/** Dispatched in the layout effects of the page and of each part, so before the browser handles another event. */
export const PART_COMMITTED = 'part-committed';
/** Told by each part of the page as React takes it over: held presses on it are repeated. */
export const PART_LIVE = 'part-live';
/** Told with each press that is held: a part whose code failed to load is tried again. */
export const PART_WANTED = 'part-wanted';

/** The key of a form's draft in the tab's storage: JSON, the values of its fields by their names. */
export const draftKey = (form: string) => `enquiry-draft:${form}`;

/** Whether React answers a press on the element. */
export const isLive = (element: Element) => hasFlag('live') && !element.closest('[data-late]');

/** What the script's element says of the page's files; filled in by the build. */
export interface BootData {
  /** React's start: a module that exports `start`. */
  start: string;
  /** Code that the cache is filled with when idle, and code that waits for intent; files parted by spaces. */
  warm?: string;
  own?: string;
}
