import type { Page } from '@playwright/test';
import { thirdParties } from '../../src/site/third-parties.ts';
import { expect, holdClientScript, holdResponse, openHydrated, test, waitForHydration } from '../browser.ts';

const BOOT = '**/assets/main-*.js';

test('loads only the boot script until the first click, which is repeated exactly once', async ({ page }) => {
  const release = await holdClientScript(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isThirdParty = thirdParties.script.some((other) => other.origin === origin);
    if (request.resourceType() === 'script' && !isThirdParty) scripts.push(pathname);
  });
  await page.goto('/');
  await page.waitForRequest('**/assets/client-*.js'); // prefetched in idle time, a second after the load
  expect(scripts.map((path) => path.replace(/-[\w-]{8}\.js$/, '.js'))).toEqual(['/assets/main.js']);

  const button = (action: string) =>
    page.getByRole('button', { name: `${action} slide rotation: What we do` });
  await button('Stop').click();
  await expect(page.getByText('Loading…')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  release();
  await waitForHydration(page);
  await expect(page.getByText('Loading…')).toBeHidden();
  await expect(button('Start')).toBeVisible(); // a second click would show Stop again
});

test.describe('a touch as the first interaction', () => {
  test.use({ hasTouch: true });
  const touchscreen = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    return { down: () => touch('touchStart', { x: 195, y: 400 }), up: () => touch('touchEnd') };
  };

  test('dispatches the click before any script is evaluated', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      for (const type of ['pointerdown', 'click']) addEventListener(type, () => performance.mark(type));
    });
    const { down, up } = await touchscreen(page);
    await down();
    // Scripts are fetched at pointerdown and evaluated after the click.
    await page.waitForFunction(() => {
      const { prefetch = '', deferred = '' } =
        document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
      return `${prefetch} ${deferred}`
        .trim()
        .split(' ')
        .every((file) => performance.getEntriesByName(location.origin + file).length > 0);
    });
    // Time in which a script that did not wait for the click would be evaluated.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    });
    await up();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    const [pressed = Infinity, clicked = Infinity, evaluated] = await page.evaluate(() => {
      const loads = performance.getEntriesByType('resource').filter(({ name }) => /\/client-/.test(name));
      const imported = loads.find((load) => 'initiatorType' in load && load.initiatorType !== 'fetch');
      const marks = ['pointerdown', 'click'].map((type) => performance.getEntriesByName(type)[0]);
      return [...marks, imported].map((entry) => entry?.startTime);
    });
    // The page waits half a second for a click; a busy machine may hold the touch longer.
    expect(evaluated).toBeGreaterThan(Math.min(clicked, pressed + 500));
  });

  test('hydrates when no click follows', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/');
    const { down } = await touchscreen(page);
    await down();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  });
});

for (const [interaction, act] of [
  ['a key press', (page: Page) => page.keyboard.press('Tab')],
  [
    'a scroll',
    (page: Page) =>
      page.evaluate(async () => {
        scrollTo({ top: 600, behavior: 'instant' });
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }),
  ],
] as const)
  test(`hydrates after ${interaction} before the boot script`, { tag: '@nightly' }, async ({ page }) => {
    const release = await holdResponse(page, BOOT);
    await page.goto('/privacy', { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeAttached();
    await act(page);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  });

test('shows the page of the URL after Back before the boot script', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page.locator('h1')).toHaveText('Privacy');
  const release = await holdResponse(page, BOOT);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/contact');
  release();
  await expect(page.locator('#contact-name')).toBeVisible();
});
