import { PART_LIVE, PART_WANTED, clearFlag, isLive, setFlag } from '../protocol.ts';
import { start } from './start.ts';

/** ms that a press is held before a form shows the other ways to the firm, and a link is followed. */
const PATIENCE = 4000;

/** A held link is a link all the same. */
function follow(element: HTMLElement) {
  if (!element.matches('a[data-queued]')) return;
  delete element.dataset.queued; // or the page would come back with it from the browser's cache
  location.assign((element as HTMLAnchorElement).href);
}

/** Keeps the press from whoever would hear it, and repeats it once, when React answers the element. */
export function hold(event: Event, element: HTMLElement) {
  event.preventDefault();
  event.stopImmediatePropagation();
  element.dataset.queued = ''; // tinted, as feedback (styles/states.css)
  start().catch(() => follow(element));
  dispatchEvent(new Event(PART_WANTED));
  setTimeout(() => {
    follow(element);
    if (element.matches('form[data-queued]')) setFlag('waiting');
  }, PATIENCE);
}

const queued = () => document.querySelectorAll<HTMLElement>('[data-queued]');

/** A form is submitted, and anything else clicked. */
const repeat = (element: HTMLElement) =>
  element.matches('form') ? (element as HTMLFormElement).requestSubmit() : element.click();

addEventListener(PART_LIVE, () => {
  for (const element of queued()) {
    if (!isLive(element)) continue;
    delete element.dataset.queued;
    setTimeout(() => element.isConnected && repeat(element));
  }
  if (!queued()[0]) clearFlag('waiting');
});
