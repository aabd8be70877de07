import { expect, test } from '@playwright/test';
import { anchors, checkLanding } from './deep-links.ts';
import { inEngine } from './engines.ts';
import { groups, short } from './journeys.ts';
import type { Journey } from './steps.ts';
import { keyboard } from './keyboard.ts';
import { runAll } from './run.ts';

/* Runs the journeys, and the links to anchors, in Firefox and WebKit (SC 2.1.1, 2.1.2, 2.4.3). */

const complete = (journeys: readonly Journey[]) =>
  inEngine(async (driver) => expect(await runAll(keyboard(driver), driver, journeys)).toEqual([]));

test(`visitors can complete a selection of ${short.length} journeys by keyboard`, () => complete(short));

for (const [name, group] of Object.entries(groups)) {
  const journeys = group.filter(({ touchOnly }) => !touchOnly);
  test(`${name}: visitors can complete ${journeys.length} journeys by keyboard`, () => complete(journeys));
}

/** The number of links in a test. With it, each test ends within its time limit on a slow machine. */
const LINKS = 75;
for (let first = 0; first < anchors.length; first += LINKS) {
  const part = anchors.slice(first, first + LINKS);
  test(`links with a hash scroll to their targets: numbers ${first + 1} to ${first + part.length} of ${anchors.length}`, () =>
    inEngine(async (driver) => {
      const errors: string[] = [];
      for (const anchor of part) errors.push(...(await checkLanding(driver, anchor)));
      expect(errors).toEqual([]);
    }));
}
