import { PART_LIVE, PART_WANTED, clearFlag, isLive, setFlag } from '../protocol.ts';
import { onFailedStart, start } from './start.ts';

/** ms that a press is held before a form shows the other ways to the firm, and a link is followed. */
const PATIENCE = 4000;
/** Of a control whose press is held: a tint, since fading the control would make the browser sort its layers anew. */
const BLINK = {
  boxShadow: [
    'inset 0 0 0 9rem color-mix(in srgb, currentcolor 30%, transparent)',
    'inset 0 0 0 9rem transparent',
  ],
};
const BLINK_LENGTH = 400; // ms

const held = new Set<HTMLElement>();

/** A held link is a link all the same. */
function follow(element: HTMLElement) {
  if ('href' in element && held.delete(element)) location.assign(`${element.href}`);
}
onFailedStart(() => {
  for (const element of held) follow(element);
});

/** Keeps the press from whoever would hear it, and repeats it once, when React answers the element. */
export function hold(event: Event, element: HTMLElement) {
  event.preventDefault();
  event.stopImmediatePropagation();
  held.add(element);
  ((event as SubmitEvent).submitter ?? element).animate(BLINK, BLINK_LENGTH); // feedback that the press is queued
  start();
  dispatchEvent(new Event(PART_WANTED));
  setTimeout(() => {
    follow(element);
    if (event.type === 'submit' && held.has(element)) setFlag('waiting');
  }, PATIENCE);
}

/** A form is submitted, and anything else clicked. */
const repeat = (element: HTMLElement | HTMLFormElement) =>
  'requestSubmit' in element ? element.requestSubmit() : element.click();

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent;

addEventListener(PART_LIVE, () => {
  for (const element of held) {
    // React may have replaced it (app/replaced-fields.ts).
    const now = [element, ...document.querySelectorAll<HTMLElement>(element.localName)].find(
      (other) => other.isConnected && nameOf(other) === nameOf(element),
    );
    if (!now || !isLive(now)) continue;
    held.delete(element);
    setTimeout(() => now.isConnected && repeat(now));
  }
  if (held.size === 0) clearFlag('waiting');
});
