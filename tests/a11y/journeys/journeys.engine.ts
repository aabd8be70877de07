import { expect, test } from '@playwright/test';
import { anchors, checkLanding } from './deep-links.ts';
import { openFirefox } from './firefox.ts';
import type { OpenedBrowser } from './drivers.ts';
import { groups, short } from './journeys.ts';
import type { Journey } from './steps.ts';
import { keyboard } from './keyboard.ts';
import { runAll } from './run.ts';
import { openWebkit } from './webkit.ts';

/** The journeys, and links to anchors, in Firefox and WebKit (SC 2.1.1, 2.1.2, 2.4.3). */
const open: Record<string, () => Promise<OpenedBrowser>> = { firefox: openFirefox, webkit: openWebkit };

async function inEngine(visit: (opened: OpenedBrowser) => Promise<void>) {
  test.setTimeout(900_000);
  const opened = await (open[test.info().project.name] as () => Promise<OpenedBrowser>)();
  try {
    await visit(opened);
  } finally {
    await opened.stop();
  }
}

const go = (journeys: readonly Journey[]) => async (opened: OpenedBrowser) =>
  expect(await runAll(keyboard(opened.driver), opened.driver, journeys)).toEqual([]);

test(`in short: completes ${short.length} journeys by keyboard`, () => inEngine(go(short)));

for (const [name, group] of Object.entries(groups)) {
  const journeys = group.filter(({ touchOnly }) => !touchOnly);
  test(`${name}: completes ${journeys.length} journeys by keyboard`, () => inEngine(go(journeys)));
}

/** Links per test, so that each test ends before its limit of time on a slow machine. */
const LINKS = 75;
for (let first = 0; first < anchors.length; first += LINKS) {
  const part = anchors.slice(first, first + LINKS);
  test(`scrolls to the target of links with a hash, ${first + 1} to ${first + part.length} of ${anchors.length}`, () =>
    inEngine(async ({ driver }) => {
      const errors: string[] = [];
      for (const anchor of part) errors.push(...(await checkLanding(driver, anchor)));
      expect(errors).toEqual([]);
    }));
}
