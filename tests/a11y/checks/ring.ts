import type { Page } from '@playwright/test';
import type { Violation } from './check.ts';
import { contrast, decode } from './pixels.ts';

/** The space around an element in px that contains its focus ring. */
const MARGIN = 10;

/**
 * Checks that focus changes at least as many pixels as an outline of 2 px has, each with a contrast of 3:1 (G5, 2.4.7,
 * 2.4.13). Call this function after a walk, because `:focus-visible` matches only after a key press.
 * @param index the index of the element in the walk
 */
export async function checkRing(page: Page, index: number): Promise<Violation[]> {
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  const place = await page.evaluate((index) => {
    const element = window.walk?.elements[index] as HTMLElement;
    element.focus();
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, right, bottom, width, height } = window.helpers.targetBox(element);
    const perimeters = [...element.getClientRects()].map((rect) => rect.width + rect.height);
    const perimeter = Math.min(width + height, Math.min(...perimeters));
    return { left, top, right, bottom, perimeter, violation: window.helpers.report(element, '') };
  }, index);
  const x = Math.max(0, Math.floor(place.left - MARGIN));
  const y = Math.max(0, Math.floor(place.top - MARGIN));
  const width = Math.min(view.width, Math.ceil(place.right + MARGIN)) - x;
  const height = Math.min(view.height, Math.ceil(place.bottom + MARGIN)) - y;
  if (width <= 0 || height <= 0) return [{ ...place.violation, message: 'focus is out of view' }];
  const capture = async () =>
    decode(
      await page.screenshot({
        clip: { x, y, width, height },
        animations: 'disabled', // the ring must not be measured while it fades in
        caret: 'initial',
        scale: 'css',
      }),
    );
  const focused = await capture();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const plain = await capture();
  let changed = 0;
  for (let row = 0; row < focused.height; row += 1)
    for (let column = 0; column < focused.width; column += 1)
      if (contrast(focused.at(column, row), plain.at(column, row)) >= 3) changed += 1;
  const needed = Math.round(2 * 2 * place.perimeter * 0.9); // rounded corners have fewer pixels
  return changed >= needed ? [] : [{ ...place.violation, message: `ring of ${changed} px, not ${needed}` }];
}
