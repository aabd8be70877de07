import type { Page } from '@playwright/test';
import type { Violation } from './check.ts';

type TabKey = 'Tab' | 'Shift+Tab';

export interface Stop {
  /** The index in `window.walk.elements`. Elements are in the order in which they were first focused. */
  element: number;
  tag: string;
  /** Whether the element is one of the floating buttons. */
  isFloating: boolean;
  /** The styles of the ring, the shape and the background. It is empty if an earlier walk has visited the element. */
  style: string;
  violations: Violation[];
}

declare global {
  interface Window {
    walk?: { elements: Element[]; stops: Stop[]; done: boolean };
  }
}

/** The number of key presses that are sent without waiting, while the page records the stops. */
const BATCH = 20;
const MAX_BATCHES = 20;

/**
 * Presses Tab from the top of the page to its end, or Shift+Tab back to the top. Each focused element must be in view,
 * and no fixed or sticky element may cover it (2.4.11, 2.4.12).
 */
export async function walk(page: Page, key: TabKey): Promise<Stop[]> {
  const session = await page.context().newCDPSession(page);
  const press = (type: 'rawKeyDown' | 'keyUp') => {
    const modifiers = key === 'Tab' ? 0 : 8;
    return session.send('Input.dispatchKeyEvent', {
      type,
      modifiers,
      key: 'Tab',
      code: 'Tab',
      windowsVirtualKeyCode: 9,
    });
  };
  await page.evaluate(startWalk, key);
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    await Promise.all(Array.from({ length: BATCH }, () => [press('rawKeyDown'), press('keyUp')]).flat());
    if (await page.evaluate(() => window.walk?.done)) break;
  }
  await session.detach();
  return page.evaluate(() => window.walk?.stops ?? []);
}

/** Runs in the page. Records the element with the focus at each key press, before the focus moves. */
async function startWalk(key: TabKey) {
  const findFixedAncestor = (element: Element | null, focused: Element): Element | undefined => {
    if (!element || element.contains(focused)) return undefined;
    const { position } = getComputedStyle(element);
    return /fixed|sticky/.test(position) ? element : findFixedAncestor(element.parentElement, focused);
  };
  const backgroundOf = (element: Element | null): string => {
    if (!element) return 'none';
    const colour = getComputedStyle(element).backgroundColor;
    return colour === 'rgba(0, 0, 0, 0)' ? backgroundOf(element.parentElement) : colour;
  };
  /** The space in px that a focus ring needs around its element. */
  const NEEDED = 6;
  /** Returns the distance from the edge of an ancestor that clips the ring, or false if the ring has enough space. */
  const findClippedDistance = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const edge = box.getBoundingClientRect();
      const distance = Math.min(left - edge.left, top - edge.top, edge.right - right, edge.bottom - bottom);
      if (distance < NEEDED) return Math.round(distance);
    }
    return false;
  };
  const styleOf = (element: Element) => {
    const style = getComputedStyle(element);
    return [
      style.outline,
      style.outlineOffset,
      style.boxShadow,
      style.border,
      style.borderRadius,
      style.backgroundImage,
      backgroundOf(element),
      backgroundOf(element.parentElement),
      element.closest('.on-secondary, .on-footer, .on-card')?.className,
      element.getClientRects().length > 1,
      findClippedDistance(element),
    ].join(' | ');
  };
  const violationsOf = (focused: Element): Violation[] => {
    const parts = [0.06, 0.5, 0.94];
    const points = [...focused.getClientRects()].flatMap(({ left, top, width, height }) =>
      parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y] as const)),
    );
    const hits = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((hit) => hit !== null);
    if (!hits.length) return [window.helpers.report(focused, 'out of view')];
    const cover = hits.flatMap((hit) =>
      focused.contains(hit) ? [] : (findFixedAncestor(hit, focused) ?? []),
    )[0];
    return cover
      ? [window.helpers.report(focused, `covered by <${cover.localName} class="${cover.className}">`)]
      : [];
  };
  const hasListener = window.walk !== undefined;
  window.walk = { elements: window.walk?.elements ?? [], stops: [], done: false };
  if (key === 'Shift+Tab') {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    // The floating buttons are hidden while the page scrolls.
    for (let frames = 0; frames < 120 && document.querySelector('[data-floating][data-hidden]'); frames += 1)
      await new Promise((done) => requestAnimationFrame(done));
    // A field with the focus hides the floating buttons. The last button can be focused some frames after `blur`.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const last = window.walk.elements.at(-1) as HTMLElement | undefined;
    for (let frames = 0; frames < 300 && last && document.activeElement !== last; frames += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      last.focus();
    }
  }
  if (hasListener) return;
  addEventListener(
    'keydown',
    () => {
      const { elements, stops, done } = window.walk!;
      const focused = document.activeElement;
      const isOutside = !focused || focused === document.body;
      if (done || (isOutside && !stops.length)) return;
      const known = isOutside ? -1 : elements.indexOf(focused);
      window.walk!.done = isOutside || stops.some((stop) => stop.element === known);
      if (isOutside || window.walk!.done) return;
      const element = known < 0 ? elements.push(focused) - 1 : known;
      const tag = (focused.cloneNode(false) as Element).outerHTML.slice(0, 220);
      stops.push({
        element,
        tag,
        isFloating: focused.closest('[data-floating]') !== null,
        style: known < 0 ? styleOf(focused) : '',
        violations: violationsOf(focused),
      });
    },
    true,
  );
}
