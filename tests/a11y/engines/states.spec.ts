import { expect, openLive, test } from '../../browser.ts';
import { describeFault, lendAid } from '../checks/check.ts';
import { idrefs } from '../checks/idrefs.ts';
import { pages } from '../pages.ts';
import type { Placed } from './finding.ts';
import { expectFresh, judge } from './judge.ts';
import { states } from './states.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The chat is not asked: a page of our own stands in for it.
test.beforeEach(({ context }) =>
  context.route(/^https:\/\/(wa\.me|api\.whatsapp\.com)\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
  ),
);

for (const { name, path, width = 1280, steps } of states.filter(({ path }) => pages.includes(path))) {
  test(`${name}: axe, IBM and Alfa find nothing, and every reference is whole (G1-G18)`, async ({ page }) => {
    test.setTimeout(60_000 + 60_000 * steps.length);
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, path);
    await lendAid(page);
    const findings: Placed[] = [];
    for (const [index, step] of steps.entries()) {
      await step(page);
      findings.push(...(await judge(page, `${name}, step ${index + 1}`)));
      expect((await idrefs.run(page)).map(describeFault)).toEqual([]);
    }
    expectFresh(name, findings);
  });
}
