import { PART_HYDRATED, PART_REQUESTED, clearFlag, isHydrated, setFlag } from '../protocol.ts';
import { startHydration } from './start-hydration.ts';

/** Follows a queued link without React. */
function follow(element: HTMLElement) {
  if (!element.matches('a[data-queued]')) return;
  delete element.dataset.queued; // the browser may restore the page with its attributes after Back
  location.assign((element as HTMLAnchorElement).href);
}

/** Cancels the event, and replays it once when React has hydrated the element. */
export function enqueue(event: Event, element: HTMLElement) {
  event.preventDefault();
  event.stopImmediatePropagation();
  element.dataset.queued = ''; // tints the control as feedback (styles/states.css)
  startHydration().catch(() => follow(element));
  dispatchEvent(new Event(PART_REQUESTED));
  const timeout = 4000; // ms until a link is followed, and a form shows other ways to reach the firm
  setTimeout(() => {
    follow(element);
    if (element.matches('form[data-queued]')) setFlag('delayed');
  }, timeout);
}

const queue = () => document.querySelectorAll<HTMLElement>('[data-queued]');

const replay = (element: HTMLElement) =>
  element.matches('form') ? (element as HTMLFormElement).requestSubmit() : element.click();

addEventListener(PART_HYDRATED, () => {
  for (const element of queue()) {
    if (!isHydrated(element)) continue;
    delete element.dataset.queued;
    setTimeout(() => element.isConnected && replay(element));
  }
  if (!queue()[0]) clearFlag('delayed');
});
