/**
 * Returns the link, button, label or summary that the visitor is pressing. Returns undefined if there is none, and
 * where no document exists: on the server and in a closed window.
 */
const findPressedControl = () =>
  globalThis.document?.querySelector(':is(a, button, label, summary):active') ?? undefined;

/** The time between two checks, which is about one frame. */
const POLL_MS = 20;

/**
 * Resolves when no control is pressed. This polls, because some presses end without an event: there is no `mouseup`
 * after a touch that scrolls, or after a press of the space bar.
 *
 * Hydration waits for this: on a page that a translation tool has changed, React replaces nodes, and browsers dispatch
 * no click if the pressed node was removed.
 */
export async function waitForPressEnd() {
  while (findPressedControl()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

/**
 * Calls `callback`, which may change the layout, after a field has lost focus. If the visitor is pressing a control,
 * calls it after the click. A press moves focus before the click, so a validation message could otherwise move the
 * control away from the pointer, and the browser would dispatch no click.
 * @param focused the element that has received the focus (`relatedTarget`). If it is not in the pressed control, that
 *   control is not pressed any more: after a tap, Chromium can match `:active` until the next tap.
 */
export function runAfterPress(callback: () => void, focused: EventTarget | null) {
  const pressed = findPressedControl();
  const isPressing = pressed && (!(focused instanceof Node) || pressed.contains(focused));
  if (isPressing) void waitForPressEnd().then(callback);
  else callback();
}
