import { setTimeout as pause } from 'node:timers/promises';
import { readFileSync, readdirSync } from 'node:fs';
import type { PageDriver } from './drivers.ts';

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

/** Every anchor that a link of the site targets, such as `/contact#message`. */
export const anchors = [
  ...new Set(
    pages.flatMap((name) => {
      const own = `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`;
      return [...readFileSync(`dist/${name}`, 'utf8').matchAll(/ href="(\/[^"#?]*)?#([^"]+)"/g)].map(
        ([, path, id]) => `${path ?? own}#${id}`,
      );
    }),
  ),
]
  .filter((anchor) => !/^\/404|#(main|site-nav)$/.test(anchor)) // not linked from other sites
  .sort();

interface TargetPosition {
  /** The distance in px between the expected and the actual position. */
  offset: number;
  isHydrated: boolean;
}

/**
 * Runs in the page: returns the position. A target should be below the header, or as close as the end of the page
 * allows.
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

/** The time for which the position must be stable. */
const STABLE_MS = 600;

/** Opens a URL with a hash from another page. Returns the error, if any. */
export async function checkLanding(driver: PageDriver, anchor: string): Promise<string[]> {
  await driver.open(anchor);
  let current: TargetPosition | undefined;
  for (let stable = 0, tries = 0; stable < STABLE_MS && tries < 200; tries += 1) {
    await pause(50);
    current = (await driver.evaluate(measureTargetOffset, undefined)) ?? undefined;
    stable = current?.isHydrated && current.offset === 0 ? stable + 50 : 0;
    if (stable >= STABLE_MS) return [];
  }
  return [
    `${anchor}: ${current ? `${current.offset} px off${current.isHydrated ? '' : ', not hydrated'}` : 'no target'}`,
  ];
}
