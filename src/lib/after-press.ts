/** Also false on the server and after the window is closed, where there is no document. */
const isPressing = () => Boolean(globalThis.document?.querySelector(':is(a, button, label, summary):active'));

/** Once per frame or so. */
const POLL_MS = 20;

/**
 * Calls back at once, or after the current press of a control. A press first moves the focus. If a message appeared
 * then, the control would move away from the pointer and get no click.
 */
export function afterPress(callback: () => void) {
  if (!isPressing()) return callback();
  // Touch screens also dispatch this event, directly before the click.
  addEventListener('mouseup', () => setTimeout(callback), { once: true });
}

/**
 * Resolves when no control is pressed. Await it before React hydrates: on a translated page nodes are removed and
 * inserted again, and browsers dispatch no click for a press that began on a removed node. Polls the state, because no
 * single event ends every press: there is no `mouseup` if a touch scrolls or the space bar is held.
 */
export async function pressEnd() {
  while (isPressing()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}
