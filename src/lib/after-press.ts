/**
 * Whether the visitor is pressing a control. Returns false if there is no document: on the server, or in a closed
 * window.
 */
const isPressing = () => Boolean(globalThis.document?.querySelector(':is(a, button, label, summary):active'));

/** The time between two checks, which is about one frame. */
const POLL_MS = 20;

/**
 * Resolves when no control is pressed. This polls, because some presses end without an event: there is no `mouseup`
 * after a touch that scrolls, or after a press of the space bar. After a tap, Chromium still matches `:active` for a
 * moment.
 *
 * Hydration waits for this: on a page that a translation extension has changed, React replaces nodes, and browsers
 * dispatch no click if the pressed node was removed.
 */
export async function waitForPressEnd() {
  while (isPressing()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

/**
 * Calls `callback` immediately. If the visitor is pressing a control, calls it after the click instead: a press moves
 * focus before the click, so a validation message could appear in between and move the control away from the pointer.
 * The browser would then dispatch no click.
 */
export function runAfterPress(callback: () => void) {
  if (isPressing()) void waitForPressEnd().then(callback);
  else callback();
}
