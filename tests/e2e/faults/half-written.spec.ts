import { expect, holdReact, openLive, untilLive, test } from '../../browser.ts';
import { chatOf } from '../../chat.ts';
import {
  expectChat,
  expectTyped,
  expectWays,
  follow,
  moments,
  sendButton,
  typed,
  typeLead,
} from './visit.ts';

test('reload, Back and Forward keep a half-written form', async ({ page }) => {
  await openLive(page, '/contact');
  await typeLead(page);
  await page.reload();
  await expectTyped(page);
  await untilLive(page);
  await expectTyped(page);
  await follow(page, '/about');
  await expect(page.locator('h1')).toHaveText('About Us');
  await page.goBack();
  await expectTyped(page);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('About Us');
  await page.goBack();
  await expectTyped(page);
  await expectWays(page);
});

test(
  'Back before any intent, after a reload: the page of that address, with its words',
  { tag: '@nightly' },
  async ({ page }) => {
    await openLive(page, '/contact');
    await typeLead(page);
    await follow(page, '/about');
    await expect(page.locator('h1')).toHaveText('About Us');
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('h1')).not.toHaveText('About Us');
    await expectTyped(page);
  },
);

test('another document and Back at once keep a half-written form, with its country', async ({ page }) => {
  await openLive(page, '/contact');
  await page.locator('#contact-name').focus();
  await page.locator('#contact-country').selectOption('US');
  await typeLead(page);
  await page.locator('#contact-number').fill('917 555 0123');
  await page.goto('/about');
  await page.goBack();
  await untilLive(page);
  await expect(page.locator('#contact-country')).toHaveValue('US');
  await expect(page.locator('#contact-message')).toHaveValue(typed.message);
  const { tab, address } = await chatOf(page.context(), () => sendButton(page).click());
  expect(decodeURIComponent(address)).toContain('\nPhone: +1 917 555 0123\n');
  await tab.close();
});

test(
  'a choice made in place of the one that the link named outlives a reload and Back',
  { tag: '@nightly' },
  async ({ page }) => {
    const plan = page.locator('#plans-plan');
    await openLive(page, '/insurence?about=Premium');
    await expect(plan).toHaveValue('Premium');
    await plan.selectOption('Basic');
    await page.reload();
    await untilLive(page);
    await expect(plan).toHaveValue('Basic');
    await page.goto('/about');
    await page.goBack();
    await untilLive(page);
    await expect(plan).toHaveValue('Basic');
  },
);

test('words typed over an older draft before the code loads join it, also where the page is left before', async ({
  page,
}) => {
  await openLive(page, '/nri');
  await page.locator('#nri-name').fill('Leila Haddad');
  await page.getByLabel('By phone').check();
  await page.locator('#nri-country').selectOption('AE');
  const release = await holdReact(page);
  await page.reload();
  await page.locator('#nri-name').fill('Leila H. Haddad');
  await page.locator('#nri-details').fill('A flat in Kochi');
  await page.goto('/about');
  await page.goBack();
  release();
  await untilLive(page);
  await expect(page.locator('#nri-name')).toHaveValue('Leila H. Haddad');
  await expect(page.locator('#nri-details')).toHaveValue('A flat in Kochi');
  await expect(page.locator('#nri-country')).toHaveValue('AE');
  await expect(page.getByLabel('By phone')).toBeChecked();
});

test('words typed before the code came outlive a navigation', { tag: '@nightly' }, async ({ page }) => {
  const release = await holdReact(page);
  await page.goto('/contact');
  await typeLead(page);
  release();
  await expect(page.locator('html[data-live]')).toBeAttached({ timeout: 15_000 });
  await untilLive(page);
  await expectTyped(page);
  await follow(page, '/about');
  await expect(page.locator('h1')).toHaveText('About Us');
  await follow(page, '/contact');
  await expectTyped(page);
});

test('three submits before hydration are one, and keep the words out of the address', async ({
  page,
  context,
}) => {
  const release = await holdReact(page);
  await page.goto('/contact');
  await typeLead(page);
  await page.locator('#contact-name').focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await expectTyped(page);
  await expectChat(page, () => Promise.resolve(release()));
  await moments(page);
  expect(context.pages()).toHaveLength(1);
  expect(new URL(page.url()).search).toBe('');
});

test(
  'storage that throws: nothing fails, and words live as long as the document',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await openLive(page, '/contact');
    await page.getByRole('banner').getByRole('button', { name: /theme/i }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await typeLead(page);
    await follow(page, '/about');
    await expect(page.locator('h1')).toHaveText('About Us');
    await follow(page, '/contact');
    await expectTyped(page);
    await expectChat(page, () => sendButton(page).click());
    await expectWays(page);
  },
);
