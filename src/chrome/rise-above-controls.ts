/** Matches controls and error messages, which a fixed row must not cover. */
const CONTROLS = ':is(header, main, footer) :is(a, button, input, select, textarea, summary, [id$="-error"])';
const FIELDS = 'input, select, textarea, [id$="-error"]';
/** The maximum distance between two hit tests. It is smaller than any control, so that the tests find every control. */
const MAX_STEP_PX = 18;
/** The maximum distance by which the docked bar rises. */
const MAX_RISE_PX = 64;

/** Returns numbers from `from` to `to` that are at most `MAX_STEP_PX` apart. */
function divideIntoSteps(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / MAX_STEP_PX)); // `to` is below `from` for a row without height
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

/** Returns the link to the page's own action, or undefined if it is not displayed. Only the docked bar displays it. */
export function findBarAction(row: HTMLElement | null) {
  const action = row?.querySelector<HTMLAnchorElement>('[data-bar-action]');
  return action && getComputedStyle(action).display !== 'none' ? action : undefined;
}

/**
 * Returns the controls in a rectangle of the window. Uses hit tests, because measuring all controls would make the
 * browser lay out content that is far out of view.
 */
function findControls(left: number, top: number, right: number, bottom: number): Element[] {
  const controls = new Set<Element>();
  for (const x of divideIntoSteps(left + 1, right - 1))
    for (const y of divideIntoSteps(top + 1, bottom - 1))
      for (const element of document.elementsFromPoint(x, y)) {
        const control = element.closest(CONTROLS);
        if (control) controls.add(control);
      }
  return [...controls];
}

/**
 * Returns the distance in px by which a fixed row must rise so that it covers no control. Returns undefined if the row
 * must be hidden instead. Only the docked bar rises. It does not rise above a field, because it would cover the label.
 */
export function calculateRise(row: HTMLElement): number | undefined {
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = row;
  if (offsetWidth === 0) return 0; // the element is not rendered
  const right = left + offsetWidth;
  const bottom = top + offsetHeight;
  const maxRise = findBarAction(row) ? MAX_RISE_PX : 0;
  const controls = findControls(left, Math.max(0, top - maxRise), right, bottom);
  // The boxes do not include pseudo-elements. If a pseudo-element stretches a link over a card, a row may cover a part
  // of this large link.
  const boxes = controls.flatMap((control) => [...control.getClientRects()]);
  const coversNothing = (rise: number) =>
    boxes.every(
      (box) => box.left >= right || box.right <= left || box.top >= bottom - rise || box.bottom <= top - rise,
    );
  if (coversNothing(0)) return 0;
  if (controls.some((control) => control.matches(FIELDS))) return undefined;
  const possibleRises = boxes
    .map((box) => bottom - box.top)
    .filter((rise) => rise > 0 && rise <= maxRise && coversNothing(rise));
  return possibleRises.length > 0 ? Math.min(...possibleRises) : undefined;
}
