import { PART_HYDRATED, PART_REQUESTED, isHydrated, rootData } from '../protocol.ts';
import { startHydration } from './start-hydration.ts';

const root = rootData();

const queue = () => document.querySelectorAll<HTMLElement>('[data-queued]');

/** Removes the element from the queue, and hides the notice after the last one. */
function dequeue(element: HTMLElement) {
  delete element.dataset.queued;
  if (!queue()[0]) delete root.busy;
}

/**
 * Follows a queued link without React. Offline, the link stays queued, because the browser would replace the page by an
 * error page.
 */
function followLinks() {
  const link = navigator.onLine && document.querySelector<HTMLAnchorElement>('a[data-queued]');
  if (!link) return;
  dequeue(link); // the browser may restore the page with its attributes after Back
  location.assign(link.href);
}

/** Shows that the connection is slow or lost. A form also shows other ways to reach the firm. */
function showDelay() {
  root.busy = document.querySelector('form[data-queued]') ? 'form' : 'long';
}

/**
 * Requests the code for the queued events. Repeats the request every four seconds, because some systems never dispatch
 * `online`. `requestAnimationFrame` pauses the requests while the tab is hidden.
 */
function request() {
  startHydration().catch(followLinks);
  dispatchEvent(new Event(PART_REQUESTED));
  setTimeout(requestAnimationFrame, 4000, () => {
    followLinks();
    if (!queue()[0]) return;
    showDelay();
    request();
  });
}

/** Marks the element as waiting for its hydration. styles/states.css shows the state, and the notice announces it. */
export function wait(element: HTMLElement) {
  element.dataset.queued = '';
  root.busy ??= '';
  if (!navigator.onLine) showDelay();
  request();
}

/** Cancels the event. It is replayed once, when React has hydrated the element. */
export function enqueue(event: Event, element: HTMLElement) {
  event.preventDefault();
  event.stopImmediatePropagation();
  wait(element);
}

/** Repeats the presses that ../before-boot.js has queued: they are then handled, or queued for React. */
export function repeatPresses() {
  delete root.busy;
  for (const control of queue()) {
    dequeue(control);
    control.click();
  }
}

const replay = (element: HTMLElement) =>
  element.matches('form') ? (element as HTMLFormElement).requestSubmit() : element.click();

addEventListener(PART_HYDRATED, () => {
  for (const element of queue()) {
    if (!isHydrated(element)) continue;
    dequeue(element);
    setTimeout(() => element.isConnected && replay(element));
  }
});
