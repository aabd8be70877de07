import type { Page } from '@playwright/test';
import { pressTab } from '../tab.ts';
import type { Way } from '../tab.ts';
import type { Fault } from './check.ts';

export interface Stop {
  /** Number of the element in the order of its first focus; `window.walk.elements` holds it. */
  element: number;
  tag: string;
  /** Elements whose ring and shape are the same, on the same ground, have the same one. On the way back: empty. */
  look: string;
  faults: Fault[];
}

declare global {
  interface Window {
    walk?: { elements: Element[]; stops: Stop[]; done: boolean };
  }
}

/** Presses sent at once: the page itself writes its stops down, so none has to be waited for. */
const BATCH = 20;
const MOST_BATCHES = 20;

/**
 * Tab from the top of the page to its end, or after that Shift+Tab from there back. At each stop the focused element
 * must be in view and nothing that is fixed or sticky may cover any of it (2.4.11 and, stricter, 2.4.12).
 */
export async function walk(page: Page, way: Way): Promise<Stop[]> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(setOut, way);
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    await pressTab(session, way, BATCH);
    if (await page.evaluate(() => window.walk?.done)) break;
  }
  await session.detach();
  return page.evaluate(() => window.walk?.stops ?? []);
}

/** Lets the page write down its focused element whenever a key is about to take the focus on. */
async function setOut(way: Way) {
  const hangs = (element: Element | null, focused: Element): Element | undefined => {
    if (!element || element.contains(focused)) return undefined;
    const { position } = getComputedStyle(element);
    return /fixed|sticky/.test(position) ? element : hangs(element.parentElement, focused);
  };
  const solid = (element: Element | null): string => {
    if (!element) return 'none';
    const colour = getComputedStyle(element).backgroundColor;
    return colour === 'rgba(0, 0, 0, 0)' ? solid(element.parentElement) : colour;
  };
  /** px from the element within which a box that cuts off what overflows may cut its ring off. */
  const NEAR = 6;
  const isCut = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const edge = box.getBoundingClientRect();
      const room = Math.min(left - edge.left, top - edge.top, edge.right - right, edge.bottom - bottom);
      if (room < NEAR) return Math.round(room);
    }
    return false;
  };
  const look = (element: Element) => {
    const style = getComputedStyle(element);
    return [
      style.outline,
      style.outlineOffset,
      style.boxShadow,
      style.border,
      style.borderRadius,
      style.backgroundImage,
      solid(element),
      solid(element.parentElement),
      element.closest('.on-plate, .on-night, .on-marigold, .on-leaf')?.className,
      element.getClientRects().length > 1,
      isCut(element),
    ].join(' | ');
  };
  const faultsOf = (focused: Element): Fault[] => {
    const parts = [0.06, 0.5, 0.94];
    const points = [...focused.getClientRects()].flatMap(({ left, top, width, height }) =>
      parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y] as const)),
    );
    const hits = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((hit) => hit !== null);
    if (!hits.length) return [window.aid.tell(focused, 'out of view')];
    const cover = hits.flatMap((hit) => (focused.contains(hit) ? [] : (hangs(hit, focused) ?? [])))[0];
    return cover
      ? [window.aid.tell(focused, `covered by <${cover.localName} class="${cover.className}">`)]
      : [];
  };
  const begun = window.walk !== undefined;
  window.walk = { elements: window.walk?.elements ?? [], stops: [], done: false };
  if (way === 'Shift+Tab') {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    // The floating row hides while the page scrolls.
    for (let frames = 0; frames < 120 && document.querySelector('.floating[data-away]'); frames += 1)
      await new Promise((done) => requestAnimationFrame(done));
    // The floating row stays away while a field has the focus; its button back to the top appears some frames after,
    // and cannot have the focus before.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const last = window.walk.elements.at(-1) as HTMLElement | undefined;
    for (let frames = 0; frames < 300 && last && document.activeElement !== last; frames += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      last.focus();
    }
  }
  if (begun) return;
  addEventListener(
    'keydown',
    () => {
      const { elements, stops, done } = window.walk!;
      const focused = document.activeElement;
      const outside = !focused || focused === document.body;
      if (done || (outside && !stops.length)) return;
      const known = outside ? -1 : elements.indexOf(focused);
      window.walk!.done = outside || stops.some((stop) => stop.element === known);
      if (outside || window.walk!.done) return;
      const element = known < 0 ? elements.push(focused) - 1 : known;
      const tag = (focused.cloneNode(false) as Element).outerHTML.slice(0, 220);
      stops.push({ element, tag, look: known < 0 ? look(focused) : '', faults: faultsOf(focused) });
    },
    true,
  );
}
