import { thirdParties } from '../../src/site/third-parties.ts';
import {
  expect,
  holdClientScript,
  holdResponse,
  hydrate,
  nightly,
  openHydrated,
  test,
  waitForHydration,
} from '../browser.ts';
import { recordRequests } from '../privacy.ts';

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

test('Back before the boot script runs shows the page of the URL', nightly, async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page.locator('h1')).toHaveText('Privacy');
  const release = await holdResponse(page, '**/assets/main-*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/contact');
  release();
  await expect(page.locator('#contact-name')).toBeVisible();
});
