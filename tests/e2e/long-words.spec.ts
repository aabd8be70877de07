import type { Page } from '@playwright/test';
import { expect, firstOrAll, openHydrated, test } from '../browser.ts';

const WIDTHS = firstOrAll([320, 390, 1280]);
const LENGTHS = firstOrAll([300, 41]);

/** The text nodes that are cut off or reach out of the window, and how far the page scrolls sideways. */
const findOverflow = () => {
  const width = document.documentElement.clientWidth;
  const found = new Set<string>();
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { parentElement } = texts.currentNode;
    if (!/x{20}/.test(texts.currentNode.textContent ?? '') || !parentElement?.checkVisibility()) continue;
    if (parentElement.closest('.sr-only, textarea, select')) continue;
    if ([...range.getClientRects()].some(({ right }) => right > width + 1))
      found.add(parentElement.outerHTML.slice(0, 90));
  }
  scrollTo(1000, scrollY);
  if (scrollX > 0) found.add(`the page scrolls by ${scrollX} px`);
  scrollTo(0, scrollY);
  return [...found];
};

async function expectNoOverflow(page: Page, where: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(findOverflow), `${where} at ${width} px`).toEqual([]);
  }
}

/** Types a word without spaces into each visible field for text of a part of the page. */
async function fillAll(page: Page, within: string, word: string) {
  for (const box of await page
    .locator(`${within} :is(input:not([type]), input[type="text"], textarea)`)
    .all())
    if (await box.isVisible()) await box.fill(word);
}

for (const length of LENGTHS) {
  const word = 'x'.repeat(length);

  test(`wraps a word of ${length} letters in the demand letter and the messages of a calculator`, async ({
    page,
  }) => {
    await openHydrated(page, '/overdue-invoices');
    await fillAll(page, '#letter', word);
    await expect(page.locator('#letter')).toContainText(`To: ${word}`);
    await page.locator('#letter [data-action="send"]').first().click();
    await fillAll(page, '#calculator-overdue [role="group"]', word);
    await page.keyboard.press('Tab');
    await expectNoOverflow(page, 'letter');
  });

  test(`wraps an amount of ${length} digits`, { tag: '@nightly' }, async ({ page }) => {
    await openHydrated(page, '/overdue-invoices');
    await page.getByLabel(/^Unpaid amount.*\(₹\)$/).fill('9'.repeat(length));
    await page.keyboard.press('Tab');
    await expectNoOverflow(page, 'amount');
  });

  test(
    `wraps a word of ${length} letters in a search without results`,
    { tag: '@nightly' },
    async ({ page }) => {
      await openHydrated(page, `/search?q=${word}`);
      await expect(
        page
          .locator('main')
          .getByText(/No page for|Nothing found/i)
          .first(),
      ).toBeVisible();
      await expectNoOverflow(page, 'search');
    },
  );

  for (const path of firstOrAll(['/blogDetails', '/project-details']))
    test(`wraps a word of ${length} letters in the outcome of a search on ${path}`, async ({ page }) => {
      await openHydrated(page, path);
      const box = page.locator('main input[name="q"]:visible').first();
      for (const [query, outcome] of [
        [word, /Nothing found for/],
        [`loan ${word}`, /No page has/],
      ] as const) {
        await box.fill(query);
        await expect(page.locator('main').getByText(outcome).first()).toBeVisible();
        await expectNoOverflow(page, query);
      }
    });

  test(
    `wraps a word of ${length} letters in a form, its errors and what is shown after it is sent`,
    { tag: '@nightly' },
    async ({ page }) => {
      await openHydrated(page, '/contact');
      await fillAll(page, '#enquiry, main form', word);
      await page.locator('main form button[type="submit"]').first().click();
      await expectNoOverflow(page, 'errors');
    },
  );
}
