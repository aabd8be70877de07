/** Whether the visitor is pressing a control. False without a document: on the server, or after the window is closed. */
const isPressing = () => Boolean(globalThis.document?.querySelector(':is(a, button, label, summary):active'));

/** About once per frame. */
const POLL_MS = 20;

/**
 * Calls `callback` immediately or, while the visitor is pressing a control, after the click. A press moves focus before
 * the click, so a validation message can appear in between. It would move the control away from the
 * pointer, and the browser would dispatch no click.
 */
export function runAfterPress(callback: () => void) {
  if (!isPressing()) return callback();
  // Browsers dispatch `mouseup` for taps too, directly before the click.
  addEventListener('mouseup', () => setTimeout(callback), { once: true });
}

/**
 * Resolves when no control is pressed. Hydration waits for this: on a page that a translation extension has changed,
 * React replaces nodes, and browsers dispatch no click if the pressed node was removed. Polls, because no event ends
 * every press: there is no `mouseup` after a touch that scrolls or a press of the space bar.
 */
export async function waitForPressEnd() {
  while (isPressing()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}
