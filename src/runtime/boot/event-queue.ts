import { PART_HYDRATED, PART_REQUESTED, isHydrated, rootData } from '../protocol.ts';
import { startHydration } from './start-hydration.ts';

const root = rootData();

const queue = () => document.querySelectorAll<HTMLElement>('[data-queued]');

/** Follows queued links without React. Offline they stay queued: the browser would replace the page by an error. */
function followLinks() {
  const link = navigator.onLine && document.querySelector<HTMLAnchorElement>('a[data-queued]');
  if (!link) return;
  delete link.dataset.queued; // the browser may restore the page with its attributes after Back
  location.assign(link.href);
}

/** Says that the connection is slow or lost; a form also shows other ways to reach the firm. */
function showDelay() {
  root.busy = document.querySelector('form[data-queued]') ? 'form' : 'long';
}

/** Requests what the queue waits for, and again every four seconds: not every system dispatches `online`. */
function request() {
  startHydration().catch(followLinks);
  dispatchEvent(new Event(PART_REQUESTED));
  setTimeout(() => {
    followLinks();
    if (document.hidden || !queue()[0]) return;
    showDelay();
    request();
  }, 4000);
}

/** Marks the element as waiting for its hydration, which styles/states.css shows and the notice announces. */
export function wait(element: HTMLElement) {
  element.dataset.queued = '';
  if (!navigator.onLine) showDelay();
  request();
}

/** Cancels the event, and replays it once when React has hydrated the element. */
export function enqueue(event: Event, element: HTMLElement) {
  event.preventDefault();
  event.stopImmediatePropagation();
  wait(element);
}

const replay = (element: HTMLElement) =>
  element.matches('form') ? (element as HTMLFormElement).requestSubmit() : element.click();

addEventListener(PART_HYDRATED, () => {
  for (const element of queue()) {
    if (!isHydrated(element)) continue;
    delete element.dataset.queued;
    setTimeout(() => element.isConnected && replay(element));
  }
  if (!queue()[0]) delete root.busy;
});
