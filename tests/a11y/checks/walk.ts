import type { CDPSession, Page } from '@playwright/test';
import type { Fault } from './check.ts';

export interface Stop {
  /** Number of the element in the order of its first focus. */
  element: number;
  tag: string;
  /** Elements that look the same on the same ground have the same one. */
  look: string;
  faults: Fault[];
}

type Way = 'Tab' | 'Shift+Tab';

const WALK_LIMIT = 400;

async function press(session: CDPSession, way: Way) {
  const modifiers = way === 'Tab' ? 0 : 8;
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/**
 * Tab from the top of the page to its end, and after that Shift+Tab back. At each stop the focused element must be in
 * view and nothing that is fixed or sticky may cover any of it (2.4.11 and, stricter, 2.4.12).
 * @param visit called while the element has focus
 */
export async function walk(page: Page, way: Way, visit?: (stop: Stop) => Promise<void>): Promise<Stop[]> {
  const session = await page.context().newCDPSession(page);
  const stops: Stop[] = [];
  while (stops.length < WALK_LIMIT) {
    await press(session, way);
    const stop = await page.evaluate(readStop);
    if (!stop || stops.some(({ element }) => element === stop.element)) break;
    stops.push(stop);
    await visit?.(stop);
  }
  await session.detach();
  return stops;
}

declare global {
  interface Window {
    walked?: Element[];
  }
}

/** What the page says of its focused element; undefined when the walk has left the page. */
function readStop(): Stop | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement) return undefined;
  window.walked ??= [];
  if (!window.walked.includes(focused)) window.walked.push(focused);

  const hangs = (element: Element | null): Element | undefined => {
    if (!element || element.contains(focused)) return undefined;
    return /fixed|sticky/.test(getComputedStyle(element).position) ? element : hangs(element.parentElement);
  };
  const tag = (focused.cloneNode(false) as Element).outerHTML.slice(0, 220);
  const faults: Fault[] = [];
  let seen = 0;
  for (const { left, top, width, height } of focused.getClientRects()) {
    for (const across of [0.04, 0.5, 0.96]) {
      for (const down of [0.08, 0.5, 0.92]) {
        const [x, y] = [left + width * across, top + height * down];
        const hit = document.elementFromPoint(x, y);
        if (!hit) continue; // out of view
        seen += 1;
        const cover = focused.contains(hit) ? undefined : hangs(hit);
        if (cover && !faults.length)
          faults.push(window.aid.tell(focused, `covered by <${cover.localName} class="${cover.className}">`));
      }
    }
  }
  if (!seen) faults.push(window.aid.tell(focused, 'out of view'));
  const solid = (element: Element | null): string => {
    if (!element) return 'none';
    const colour = getComputedStyle(element).backgroundColor;
    return colour === 'rgba(0, 0, 0, 0)' ? solid(element.parentElement) : colour;
  };
  const look = [
    focused.localName,
    focused.className,
    solid(focused),
    solid(focused.parentElement),
    focused.closest('.on-plate, .on-night, .on-marigold, .on-leaf')?.className,
  ].join(' | ');
  return { element: window.walked.indexOf(focused), tag, look, faults };
}
