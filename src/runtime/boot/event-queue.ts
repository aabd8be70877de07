import { PART_HYDRATED, PART_REQUESTED, isHydrated, rootData } from '../protocol.ts';
import { startHydration } from './start-hydration.ts';

const root = rootData();

const findQueued = () => document.querySelectorAll<HTMLElement>('[data-queued]');

/** Removes an element from the queue. Hides the notice if it was the last one. */
function dequeue(element: HTMLElement) {
  delete element.dataset.queued;
  if (findQueued().length === 0) delete root.busy;
}

/**
 * Follows a queued link without React. If the browser is offline, the link stays queued: the browser would show an error
 * page.
 */
function followQueuedLink() {
  const link = navigator.onLine && document.querySelector<HTMLAnchorElement>('a[data-queued]');
  if (!link) return;
  dequeue(link); // after Back, the browser may show the page again with all attributes
  location.assign(link.href);
}

/** Shows that the connection is slow or lost. If a submit is queued, forms also show other ways to reach the firm. */
function showDelay() {
  root.busy = document.querySelector('form[data-queued]') ? 'form' : 'long';
}

/**
 * Requests the code for the queued events. Repeats the request every four seconds, because some systems never dispatch
 * `online`. While the tab is hidden, `requestAnimationFrame` pauses the requests.
 */
function requestCode() {
  startHydration().catch(followQueuedLink);
  dispatchEvent(new Event(PART_REQUESTED));
  setTimeout(requestAnimationFrame, 4000, () => {
    followQueuedLink();
    if (findQueued().length === 0) return;
    showDelay();
    requestCode();
  });
}

/** Marks an element that waits for its hydration. styles/states.css shows this, and the notice announces it. */
export function markAsWaiting(element: HTMLElement) {
  element.dataset.queued = '';
  root.busy ??= '';
  if (!navigator.onLine) showDelay();
  requestCode();
}

/** Cancels an event. It is replayed once, when React has hydrated the element. */
export function enqueue(event: Event, element: HTMLElement) {
  event.preventDefault();
  event.stopImmediatePropagation();
  markAsWaiting(element);
}

/** Repeats the presses that ../before-boot.js has queued. The boot script handles them, or queues them for React. */
export function repeatPresses() {
  delete root.busy;
  for (const control of findQueued()) {
    dequeue(control);
    control.click();
  }
}

const replay = (element: HTMLElement) =>
  element.matches('form') ? (element as HTMLFormElement).requestSubmit() : element.click();

addEventListener(PART_HYDRATED, () => {
  for (const element of findQueued()) {
    if (!isHydrated(element)) continue;
    dequeue(element);
    setTimeout(() => element.isConnected && replay(element));
  }
});
