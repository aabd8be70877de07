import type { Page } from '@playwright/test';
import { thirdParties } from '../../src/site/third-parties.ts';
import {
  expect,
  holdClientScript,
  holdResponse,
  hydrate,
  openHydrated,
  test,
  waitForHydration,
  nightly,
} from '../browser.ts';
import { recordRequests } from '../privacy.ts';

const BOOT = '**/assets/main-*.js';

test('a page repeats the first click exactly once after it has loaded React', async ({ page }) => {
  const release = await holdClientScript(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isThirdParty = thirdParties.script.some((other) => other.origin === origin);
    if (request.resourceType() === 'script' && !isThirdParty) scripts.push(pathname);
  });
  const prefetch = page.waitForRequest('**/assets/client-*.js'); // the page prefetches React when it is idle, a second after the load
  await page.goto('/');
  await prefetch;
  const names = scripts.map((path) => path.replace(/-[\w-]{8}\.js$/, '.js'));
  expect(names.filter((name) => name !== '/assets/rotate-slides.js')).toEqual(['/assets/main.js']);

  const button = (action: string) =>
    page.getByRole('button', { name: `${action} slide rotation: What we do` });
  await button('Stop').click();
  await expect(page.getByText('Loading…').last()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  release();
  await waitForHydration(page);
  await expect(page.getByText('Loading…').last()).toBeHidden();
  await expect(button('Start')).toBeVisible(); // if the click were repeated twice, the button would be Stop again
});

test('a page prefetches nothing if the visitor saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.clock.install();
  const { paths } = recordRequests(page.context());
  await page.goto('/');
  await page.clock.fastForward(3400);
  // Requests are recorded in the order in which the page makes them. So this request comes after all earlier ones.
  const fetched = async () => {
    await page.evaluate(() => fetch('/favicon.svg'));
    return [...new Set(paths())].filter((path) =>
      /^\/assets\/(?:index|react|client|about|search-dialog)-/.test(path),
    );
  };
  expect(await fetched()).toEqual([]);
  await page.clock.resume();
  await hydrate(page);
  const needed = await fetched();
  expect(needed.map((path) => /\w+/.exec(path.slice(8))?.[0])).toEqual(['index', 'client', 'react']);
  await page.getByRole('link', { name: 'Search', exact: true }).hover();
  await page.locator('a[href="/about"]').first().dispatchEvent('pointerover');
  expect(await fetched()).toEqual(needed);
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
  test(`a page hydrates if ${interaction} happens before the boot script runs`, nightly, async ({ page }) => {
    const release = await holdResponse(page, BOOT);
    await page.goto('/privacy', { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeAttached();
    await act(page);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  });

test('a page hydrates during a long touch, although there is no click', nightly, async ({ page }) => {
  await page.goto('/privacy');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: 195, y: 400 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
});

test('Back before the boot script runs shows the page of the URL', nightly, async ({ page }) => {
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
