import { comeToLife, expect, openLive, test } from '../browser.ts';
import { besideAbout } from '../menu-pages.ts';

const active = (page: import('@playwright/test').Page) =>
  page.evaluate(() => document.activeElement?.tagName.toLowerCase() ?? '');

test('RC1 a navigation changes the title, then focuses the h1, without a new document', async ({ page }) => {
  await openLive(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(`footer a[href="${besideAbout.path}"]`).first().click();
  await expect(page).toHaveURL(besideAbout.path);
  await expect(page).toHaveTitle(new RegExp(`^${besideAbout.label} - `));
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator('head > title')).toHaveCount(1);
});

test('RC2 the first load moves no focus; Back restores the scroll position and the focus', async ({
  page,
}) => {
  await openLive(page);
  expect(await active(page)).toBe('body');
  const link = page.locator('footer').getByRole('link', { name: 'Privacy' }).first();
  await link.scrollIntoViewIfNeeded();
  // Where the link stands in the view, not how far the page was scrolled: bands above it need not be laid out.
  const top = async () => Math.round((await link.boundingBox())?.y ?? Number.NaN);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const pressed = link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const tell = () => resolve(Math.round(element.getBoundingClientRect().y));
        element.addEventListener('click', tell, { once: true });
      }),
  );
  await link.click();
  const before = await pressed;
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeLessThan(5);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test(
  'SK1 SK2 the skip link is first, visible on focus and leads into main',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/contact');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  },
);

test(
  'a page whose code does not arrive is opened as a document',
  { tag: '@nightly' },
  async ({ page, faults }) => {
    await openLive(page);
    await page.route('**/assets/privacy-*.js', (route) => route.abort());
    await page.locator('footer').getByRole('link', { name: 'Privacy' }).first().click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.locator('h1')).toHaveText('Privacy');
    faults.length = 0; // the browser reports the aborted request itself
  },
);

test(
  'G5 what focus is moved to shows it with both tones, in forced colours too',
  { tag: '@nightly' },
  async ({ page }) => {
    await openLive(page, '/contact');
    const ring = () =>
      page.evaluate(() => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement as Element);
        return { outlineStyle, outlineWidth, halo: boxShadow !== 'none' };
      });
    await page.getByRole('button', { name: /^Send message/ }).press('Enter');
    await expect(page.locator('.error-summary')).toBeFocused();
    expect(await ring()).toEqual({ outlineStyle: 'solid', outlineWidth: '3px', halo: true });
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await ring()).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
    await page.locator('footer').getByRole('link', { name: 'Privacy' }).first().press('Enter');
    await expect(page.locator('h1')).toHaveText('Privacy');
    await expect(page.locator('h1')).toBeFocused();
    expect(await ring()).toMatchObject({ outlineStyle: 'solid' });
  },
);

test('keeps a page opened by another spelling of its address, and corrects the address', async ({
  page,
  baseURL,
  faults,
}) => {
  const article = '/articles/how-to-read-a-sanction-letter';
  for (const [opened, shown] of [
    ['/services//%77ealth.html?plan=2#enquiry', '/services/wealth?plan=2#enquiry'],
    [`/${article}/?a=1`, `${article}?a=1`],
    ['/pricing.html?utm=1#main', '/founderprofile?utm=1#main'],
    ['//evil.example/', '//evil.example/'], // the 404 page
  ] as const) {
    await page.goto(`${baseURL}${opened}`);
    const heading = await page.locator('h1').textContent();
    await comeToLife(page);
    await expect(page).toHaveURL(`${baseURL}${shown}`);
    await expect(page.locator('h1')).toHaveText(heading ?? '');
  }
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL}//evil.example/`);
  await expect(page.locator('h1')).toHaveText('There is no page at this address.');
  faults.length = 0; // the browser reports the status 404 itself
});
