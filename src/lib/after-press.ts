/** Whether a control is pressed. False on the server and after the window is closed, because there is no document. */
const isPressing = () => Boolean(globalThis.document?.querySelector(':is(a, button, label, summary):active'));

/** About once per frame. */
const POLL_MS = 20;

/**
 * Calls back at once, or after the current press of a control. A press moves the focus before the click. A message that
 * appears between them would move the control away from the pointer, and the control would get no click.
 */
export function afterPress(callback: () => void) {
  if (!isPressing()) return callback();
  // Touch screens dispatch this event too, directly before the click.
  addEventListener('mouseup', () => setTimeout(callback), { once: true });
}

/**
 * Resolves when no control is pressed. React hydrates after this: hydration replaces nodes of a translated page, and
 * browsers dispatch no click if the pressed node was removed. Polls the state, because no event ends every press: there
 * is no `mouseup` if a touch scrolls or the space bar is held.
 */
export async function pressEnd() {
  while (isPressing()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}
