/** Returns false on the server and after the window is closed too: neither has a document. */
const isPressing = () => Boolean(globalThis.document?.querySelector(':is(a, button, label, summary):active'));

/** Once per frame or so. */
const POLL_MS = 20;

/**
 * Calls back at once, or after the press of a control that is under way. When the press moves the focus, a message
 * that appears at that moment would move the control away from the pointer, and its click would be lost.
 */
export function afterPress(callback: () => void) {
  if (!isPressing()) return callback();
  // Touch screens dispatch it too, directly before the click.
  addEventListener('mouseup', () => setTimeout(callback), { once: true });
}

/**
 * Resolves when no control is being pressed, however long that takes. Await it before React hydrates: on a translated
 * page nodes are removed and inserted again, and browsers dispatch no click for a press that began on a removed node.
 * Reads the state, because no event ends every press: not `mouseup` if a touch scrolls or the space bar is held.
 */
export async function pressEnd() {
  while (isPressing()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}
