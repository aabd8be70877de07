import { expect, test } from '@playwright/test';
import { landsAt, places } from './deep-links.ts';
import { openFirefox } from './firefox.ts';
import type { Opened } from './hand.ts';
import { groups, short } from './journeys.ts';
import type { Journey } from './steps.ts';
import { keyboard } from './keyboard.ts';
import { goAll } from './run.ts';
import { openWebkit } from './webkit.ts';

/** The journeys of journeys.ts, and links into pages, in another engine than Chromium's (SC 2.1.1, 2.1.2, 2.4.3). */
const open: Record<string, () => Promise<Opened>> = { firefox: openFirefox, webkit: openWebkit };

async function inEngine(visit: (opened: Opened) => Promise<void>) {
  test.setTimeout(900_000);
  const opened = await (open[test.info().project.name] as () => Promise<Opened>)();
  try {
    await visit(opened);
  } finally {
    await opened.stop();
  }
}

const go = (journeys: readonly Journey[]) => async (opened: Opened) =>
  expect(await goAll(keyboard(opened.screen), opened.screen, journeys)).toEqual([]);

test(`in short: ${short.length} journeys by keys alone`, () => inEngine(go(short)));

for (const [name, group] of Object.entries(groups)) {
  const journeys = group.filter(({ touchOnly }) => !touchOnly);
  test(`by keys alone: ${name}, ${journeys.length} journeys`, () => inEngine(go(journeys)));
}

test(`all ${places.length} links to a place on a page land there, cold`, () =>
  inEngine(async ({ screen }) => {
    const wrong: string[] = [];
    for (const place of places) wrong.push(...(await landsAt(screen, place)));
    expect(wrong).toEqual([]);
  }));
