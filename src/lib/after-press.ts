/**
 * Returns the link, button, label or summary that the visitor is pressing. Returns undefined if the visitor presses
 * none of these, and where no document exists: on the server and in a closed window.
 */
const findPressedControl = () =>
  globalThis.document?.querySelector(':is(a, button, label, summary):active') ?? undefined;

/** The time between two checks, which is about one frame. */
const POLL_MS = 20;
/** A longer press counts as ended, because after a tap, Chromium can match `:active` until the next tap. */
const MAX_PRESS_MS = 5000;

/**
 * Resolves when no control is pressed, and at the latest after `MAX_PRESS_MS`. Polls, because some presses end without
 * an event: there is no `mouseup` after a touch that scrolls, or after a press of the space bar.
 *
 * Hydration waits for the end of a press. On a page that a translation tool has changed, React replaces nodes, and
 * browsers dispatch no click if the pressed node was removed.
 */
export async function waitForPressEnd() {
  for (let waited = 0; findPressedControl() && waited < MAX_PRESS_MS; waited += POLL_MS)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

/**
 * Calls `callback` after a field has lost focus. If the visitor is pressing a control, first waits for the end of the
 * press. A press moves focus before the click. If `callback` moved the control away from the pointer before the click,
 * the browser would dispatch no click.
 * @param focused the element that has received the focus (`relatedTarget`). If it is not in the control that matches
 *   `:active`, the press has already ended (`MAX_PRESS_MS`).
 */
export function runAfterPress(callback: () => void, focused: EventTarget | null) {
  const pressed = findPressedControl();
  const isPressing = pressed && (!(focused instanceof Node) || pressed.contains(focused));
  if (isPressing) void waitForPressEnd().then(callback);
  else callback();
}
