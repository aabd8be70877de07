import type { Page } from '@playwright/test';
import { expect, firstOrAll, openHydrated, test } from '../browser.ts';

const WIDTHS = firstOrAll([320, 390, 1280]);
/** A word that fits into none of these windows. */
const word = 'x'.repeat(300);

/** Runs in the page. Returns the HTML of elements whose long word overflows, and a message if the page scrolls. */
const findOverflow = () => {
  const width = document.documentElement.clientWidth;
  const found = new Set<string>();
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!/x{20}/.test(textContent ?? '') || !parentElement?.checkVisibility()) continue;
    if (parentElement.closest('.sr-only, textarea, select')) continue;
    range.selectNodeContents(texts.currentNode);
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
    await expect.poll(() => page.evaluate(findOverflow), `${where} at ${width} px`).toEqual([]);
  }
}

/** Types the word into each visible text field in a part of the page. */
async function fillAll(page: Page, within: string) {
  const fields = page.locator(`${within} :is(input:not([type]), input[type="text"], textarea)`);
  for (const field of await fields.filter({ visible: true }).all()) await field.fill(word);
}

test('a long word wraps in the demand letter and in the calculator’s error messages', async ({ page }) => {
  await openHydrated(page, '/overdue-invoices');
  await fillAll(page, '#letter');
  await expect(page.locator('#letter')).toContainText(`To: ${word}`);
  await page.locator('#letter [data-action="send"]').first().click();
  await fillAll(page, '#calculator-overdue [role="group"]');
  await page.keyboard.press('Tab');
  await expect(page.locator('#calculator-overdue [aria-invalid=true]').first()).toBeVisible();
  await expectNoOverflow(page, 'letter');
});

for (const path of firstOrAll(['/blogDetails', '/project-details', '/search']))
  test(`a long word wraps in the outcome of a search on ${path}`, async ({ page }) => {
    await openHydrated(page, path);
    const field = page.locator('main input[name="q"]:visible').first();
    for (const [query, outcome] of [
      [word, /Nothing found|No page for/],
      [`loan ${word}`, /No page (?:has|for)/],
    ] as const) {
      await field.fill(query);
      if (path === '/search') await field.press('Enter');
      await expect(page.locator('main').getByText(outcome).first()).toBeVisible();
      await expectNoOverflow(page, query);
    }
  });
