import { expect, test } from '@playwright/test';
import { anchors, checkLanding } from './deep-links.ts';
import { inEngine } from './engines.ts';
import { groups } from './journeys.ts';
import { keyboard } from './keyboard.ts';
import { runAll } from './run.ts';

/* Runs the journeys, and follows the links with a fragment, in Firefox and WebKit (SC 2.1.1, 2.1.2, 2.4.3). */

for (const [name, group] of Object.entries(groups)) {
  const journeys = group.filter(({ touchOnly }) => !touchOnly);
  test(`${name}: visitors can complete ${journeys.length} journeys by keyboard`, () =>
    inEngine(async (driver) => expect(await runAll(keyboard(driver), driver, journeys)).toEqual([])));
}

/** The number of links in a test. With this number, a test ends within its time limit even on a slow machine. */
const LINKS_PER_TEST = 75;
for (let first = 0; first < anchors.length; first += LINKS_PER_TEST) {
  const part = anchors.slice(first, first + LINKS_PER_TEST);
  test(`links ${first + 1} to ${first + part.length} of ${anchors.length} with a fragment scroll to their targets`, () =>
    inEngine(async (driver) => {
      const errors: string[] = [];
      for (const anchor of part) errors.push(...(await checkLanding(driver, anchor)));
      expect(errors).toEqual([]);
    }));
}
