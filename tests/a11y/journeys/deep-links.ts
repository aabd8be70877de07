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
/** All linked URLs with a fragment, such as `/contact#message`, except skip links and the links of the 404 page. */
export const anchors = [...new Set(linked)].filter((one) => !/^\/404|#(main|site-nav)$/.test(one)).sort();

/**
 * Runs in the page. Returns the distance in px between the target and its expected position, or why it has no distance.
 * The target should be directly below the header, or lower if the page is scrolled to its end.
 */
function measureTargetOffset(): number | 'no target' | 'not hydrated' {
  const target = document.querySelector(':target');
  const root = document.documentElement;
  if (!target) return 'no target';
  if (!('hydrated' in root.dataset)) return 'not hydrated';
  const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
  const top = target.getBoundingClientRect().top;
  const scrollable = root.scrollHeight - innerHeight - scrollY;
  const offset = Math.min(top - padding - margin, scrollable);
  return Math.abs(offset) < 1.5 ? 0 : Math.round(offset);
}

/** The time for which the target must be at its position. */
const STABLE_MS = 600;
/** The time between two measurements. */
const POLL_MS = 50;
/** The time limit for a page. */
const TIMEOUT_MS = 10_000;

/**
 * Loads a URL with a fragment, and waits until the page is hydrated and its target stays at its position.
 * @returns a list with one message, or an empty list if there is no error
 */
export async function checkLanding(driver: PageDriver, anchor: string): Promise<string[]> {
  await driver.openStatic(anchor);
  let offset: ReturnType<typeof measureTargetOffset> = 'no target';
  let stableMs = 0;
  for (let waitedMs = 0; waitedMs < TIMEOUT_MS; waitedMs += POLL_MS) {
    await pause(POLL_MS);
    offset = await driver.evaluate(measureTargetOffset, undefined);
    stableMs = offset === 0 ? stableMs + POLL_MS : 0;
    if (stableMs >= STABLE_MS) return [];
  }
  return [`${anchor}: ${typeof offset === 'number' ? `${offset} px off` : offset}`];
}
