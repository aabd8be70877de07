import { expect, firstOrAll, hydrate, test } from '../browser.ts';
import { emptyContainers } from '../pages/page-checks.ts';

// Pages with closed tab panels, answers and menus.
for (const path of firstOrAll(['/', '/insurenceDetails', '/hi', '/calculators'], 2))
  test(`${path}: closed panels are not in the accessibility tree (TB1 TB2 AC1 AC3)`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => emptyContainers(page)).toEqual([]);
    // Browsers without `until-found` hide closed panels by `display: none`, so style sheets must not set `display`.
    const panels = await page.locator('main :is([data-tab-panel], [data-answer])[hidden]').all();
    expect(panels.length).toBeGreaterThan(0);
    for (const panel of panels) await expect(panel).toHaveCSS('display', 'block');
    await hydrate(page);
    await expect.poll(() => emptyContainers(page)).toEqual([]);
  });

for (const [path, panel, part] of [
  ['/', 'tab-panel', 'label >> nth=-1'],
  ['/insurenceDetails', 'answer', 'div >> nth=-1'],
] as const)
  test(`${path}: a closed ${panel} opens if the browser finds a text in it (TB2 AC3)`, async ({ page }) => {
    await page.goto(path);
    const closed = page.locator(`main [data-${panel}][hidden]`);
    const count = await closed.count(); // the page is not hydrated yet
    const text = (await closed.last().locator(part).first().textContent()) ?? '';
    const start = text.trim().split(/\s+/).slice(0, 5).join(' ');
    await page.goto('about:blank');
    // The browser handles a text fragment in the same way as find-in-page.
    await page.goto(`${path}#:~:text=${encodeURIComponent(start).replaceAll('-', '%2D')}`);
    await expect(closed).toHaveCount(count - 1);
    await hydrate(page);
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  });
