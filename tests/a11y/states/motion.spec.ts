import { expect, nightly, openHydrated, test } from '../../browser.ts';
import { installHelpers } from '../checks/check.ts';
import { expectNoBrokenReferences } from '../checks/idrefs.ts';
import { expectNoAxeFindings, expectNoIbmFindings } from '../engines/expect.ts';
import { prepareForAxe, restoreAfterAxe } from '../themes.ts';

/** Pages that are audited while their animations run. Other audits stop animations. */
const animatedPages = ['/', '/appointment', '/services/tech-services'];
const secondsAfterLoad = [6, 12]; // on Home, the hero has then changed its slide once and twice

for (const path of animatedPages)
  test(`${path} passes axe and IBM while animations run (MA5)`, nightly, async ({ page }) => {
    test.setTimeout(180_000);
    await openHydrated(page, path);
    await installHelpers(page);
    for (const seconds of secondsAfterLoad) {
      await page.waitForFunction((ms) => performance.now() > ms, seconds * 1000);
      const state = `${path} after ${seconds} s`;
      await prepareForAxe(page);
      await expectNoAxeFindings(page, state);
      await expectNoIbmFindings(page, state);
      await expectNoBrokenReferences(page, state);
      await expect(page.getByRole('heading', { level: 1 }), state).toHaveCount(1); // the h1 must be in the accessibility tree
      await restoreAfterAxe(page);
    }
  });
