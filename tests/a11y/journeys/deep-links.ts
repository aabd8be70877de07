import { setTimeout as pause } from 'node:timers/promises';
import { readFileSync, readdirSync } from 'node:fs';
import type { PageDriver } from './drivers.ts';

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

const linked = pages.flatMap((name) => {
  const own = `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`;
  const links = readFileSync(`dist/${name}`, 'utf8').matchAll(/ href="(\/[^"#?]*)?#([^"]+)"/g);
  return [...links].map(([, path, id]) => `${path ?? own}#${id}`);
});
/** All linked URLs with a fragment, such as `/contact#message`. Skip links are left out. */
export const anchors = [...new Set(linked)].filter((one) => !/^\/404|#(main|site-nav)$/.test(one)).sort();

interface TargetPosition {
  /** The distance in px between the expected and the actual position of the target. */
  offset: number;
  isHydrated: boolean;
}

/**
 * Runs in the page. Measures how far the target is from its expected position: directly below the header, or lower if
 * the page is scrolled to its end. Returns undefined if there is no target.
 */
function measureTargetOffset(): TargetPosition | undefined {
  const target = document.querySelector(':target');
  if (!target) return undefined;
  const root = document.documentElement;
  const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
  const top = target.getBoundingClientRect().top;
  const scrollable = root.scrollHeight - innerHeight - scrollY;
  const offset = Math.min(top - padding - margin, scrollable);
  return {
    offset: Math.round(Math.abs(offset) < 1.5 ? 0 : offset),
    isHydrated: 'hydrated' in root.dataset,
  };
}

/** The time for which the target must be at its position. */
const STABLE_MS = 600;
/** The time between two measurements. */
const POLL_MS = 50;
/** The time limit for a page. */
const TIMEOUT_MS = 10_000;

const describeError = (position: TargetPosition | undefined) =>
  position ? `${position.offset} px off${position.isHydrated ? '' : ', not hydrated'}` : 'no target';

/**
 * Loads a URL with a fragment, and waits until the page is hydrated and its target stays at its position.
 * @returns a list with one message, or an empty list if there is no error
 */
export async function checkLanding(driver: PageDriver, anchor: string): Promise<string[]> {
  await driver.openStatic(anchor);
  let position: TargetPosition | undefined;
  let stableMs = 0;
  for (let waitedMs = 0; waitedMs < TIMEOUT_MS; waitedMs += POLL_MS) {
    await pause(POLL_MS);
    position = (await driver.evaluate(measureTargetOffset, undefined)) ?? undefined;
    stableMs = position?.isHydrated && position.offset === 0 ? stableMs + POLL_MS : 0;
    if (stableMs >= STABLE_MS) return [];
  }
  return [`${anchor}: ${describeError(position)}`];
}
