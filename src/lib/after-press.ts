/** Returns false on the server and after the window is closed too: neither has a document. */
const isPressing = () => Boolean(globalThis.document?.querySelector(':is(a, button, label, summary):active'));

/**
 * Calls back at once, or after the press of a control that is under way. When the press moves the focus, a message
 * that appears at that moment would move the control away from the pointer, and its click would be lost.
 */
export function afterPress(callback: () => void) {
  if (!isPressing()) return callback();
  // Touch screens dispatch it too, directly before the click.
  addEventListener('mouseup', () => setTimeout(callback), { once: true });
}

/** A press that lasts longer is one that ends without `mouseup`: a touch that scrolls or opens a menu. */
const LONG_PRESS_MS = 2000;

/**
 * Resolves when no control is being pressed. Await it before React hydrates: on a translated page nodes are removed and
 * inserted again, and browsers dispatch no click for a press that began on a removed node.
 */
export async function pressEnd() {
  if (!isPressing()) return;
  await new Promise<void>((resolve) => {
    afterPress(resolve);
    setTimeout(resolve, LONG_PRESS_MS);
  });
}
