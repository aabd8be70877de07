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

const held = new Map<HTMLElement, (now: HTMLElement) => void>();

/** A held link is a link all the same. */
function follow(element: Element) {
  if (element instanceof HTMLAnchorElement && held.delete(element)) location.assign(element.href);
}
onFailedStart(() => {
  for (const [element] of held) follow(element);
});

/** Keeps the press from whoever would hear it, and repeats it once, when React answers the element. */
export function hold(event: Event, element: HTMLElement, repeat: (now: HTMLElement) => void) {
  event.preventDefault();
  event.stopImmediatePropagation();
  held.set(element, repeat);
  const pressed = event instanceof SubmitEvent ? event.submitter : element;
  pressed?.animate(BLINK, BLINK_LENGTH); // heard, although nothing else can be seen yet
  start();
  dispatchEvent(new Event(PART_WANTED));
  setTimeout(() => {
    follow(element);
    if (event.type === 'submit' && held.has(element)) setFlag('waiting');
  }, PATIENCE);
}

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent;

addEventListener(PART_LIVE, () => {
  for (const [element, repeat] of held) {
    // React may have put one of its own in the place (app/foreign-changes.ts).
    const now = element.isConnected
      ? element
      : [...document.querySelectorAll<HTMLElement>(element.localName)].find(
          (other) => nameOf(other) === nameOf(element),
        );
    if (!now || !isLive(now)) continue;
    held.delete(element);
    setTimeout(() => now.isConnected && repeat(now));
  }
  if (held.size === 0) clearFlag('waiting');
});
