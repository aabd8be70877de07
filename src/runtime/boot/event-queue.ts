import { PART_HYDRATED, PART_REQUESTED, isHydrated, getRootData } from '../protocol.ts';
import { startHydration } from './start-hydration.ts';

const root = getRootData();

const findQueued = () => document.querySelectorAll<HTMLElement>('[data-queued]');

/** Removes an element from the queue. If the queue is then empty, hides the notice. */
function dequeue(element: HTMLElement) {
  delete element.dataset.queued;
  if (!findQueued().length) delete root.busy;
}

/**
 * Follows a queued link without React, if the browser is online. If it is offline, the link stays queued, because the
 * browser would only show an error page. A link that sends typed figures is followed only after a second request for
 * the code (`busy` is then set), because only React can send the figures.
 */
function followQueuedLink() {
  const filter = root.busy ? '' : ':not([data-action=send])';
  const link = navigator.onLine && document.querySelector<HTMLAnchorElement>(`a[data-queued]${filter}`);
  if (!link) return;
  dequeue(link); // otherwise the link would still be queued when the visitor comes back to this page
  location.assign(link.href);
}

/** Shows that the connection is slow or lost. If a submit is queued, forms also show other ways to reach the firm. */
function showDelay() {
  root.busy = document.querySelector('form[data-queued]') ? 'form' : 'long';
}

/**
 * Requests the code for the queued events. Repeats the request every four seconds until the queue is empty, because
 * browsers on some operating systems never dispatch `online`. `requestAnimationFrame` waits while the tab is hidden.
 */
function requestCode() {
  startHydration().catch(followQueuedLink);
  dispatchEvent(new Event(PART_REQUESTED));
  setTimeout(requestAnimationFrame, 4000, () => {
    followQueuedLink();
    if (findQueued().length) {
      showDelay();
      requestCode();
    } else delete root.busy; // a navigation can have removed the last queued element
  });
}

/**
 * Marks an element that waits for its hydration, and requests its code. styles/states.css tints a marked link or button,
 * or the submit button of a marked form. The notice announces that code is loading.
 */
export function markAsWaiting(element: HTMLElement) {
  element.dataset.queued = '';
  root.busy ??= '';
  if (!navigator.onLine) showDelay();
  requestCode();
}

/** Cancels an event and queues its element. When React has hydrated the element, `replay` clicks or submits it. */
export function enqueue(event: Event, element: HTMLElement) {
  event.preventDefault();
  event.stopImmediatePropagation();
  markAsWaiting(element);
}

/**
 * Clicks the controls that ../before-boot.js has queued. event-handlers.ts handles these clicks, or queues them again.
 */
export function replayPresses() {
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

// After Back, the browser can show the page again without loading it. Queued clicks and the mobile menu must then be gone.
addEventListener('pagehide', () => {
  findQueued().forEach(dequeue);
  document.querySelector('dialog')?.close();
});
