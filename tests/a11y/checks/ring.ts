import type { Page } from '@playwright/test';
import type { Fault } from './check.ts';
import { contrast, decode } from './pixels.ts';

/** Room for the ring round the element, px. */
const MARGIN = 10;

/**
 * G5, 2.4.7, 2.4.13: between focused and not, as many pixels change by 3:1 as a line of 2 px round the element has.
 * Measured after a walk, while the browser still shows focus as it does for keys.
 * @param element its number in the walk
 */
export async function ring(page: Page, element: number): Promise<Fault[]> {
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  const place = await page.evaluate((index) => {
    const element = window.walk?.elements[index] as HTMLElement;
    element.focus();
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, right, bottom, width, height } = window.aid.box(element);
    const perimeters = [...element.getClientRects()].map((rect) => rect.width + rect.height);
    const round = Math.min(width + height, Math.min(...perimeters));
    return { left, top, right, bottom, round, told: window.aid.tell(element, '') };
  }, element);
  const x = Math.max(0, Math.floor(place.left - MARGIN));
  const y = Math.max(0, Math.floor(place.top - MARGIN));
  const width = Math.min(view.width, Math.ceil(place.right + MARGIN)) - x;
  const height = Math.min(view.height, Math.ceil(place.bottom + MARGIN)) - y;
  if (width <= 0 || height <= 0) return [{ ...place.told, message: 'focus is out of view' }];
  const shoot = async () =>
    decode(
      await page.screenshot({
        clip: { x, y, width, height },
        animations: 'disabled', // the ring may fade in
        caret: 'initial',
        scale: 'css',
      }),
    );
  const focused = await shoot();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const plain = await shoot();
  let changed = 0;
  for (let row = 0; row < focused.height; row += 1)
    for (let column = 0; column < focused.width; column += 1)
      if (contrast(focused.at(column, row), plain.at(column, row)) >= 3) changed += 1;
  const needed = Math.round(2 * 2 * place.round * 0.9); // a tenth for rounded corners
  return changed >= needed ? [] : [{ ...place.told, message: `ring of ${changed} px, not ${needed}` }];
}
