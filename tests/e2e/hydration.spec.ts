import type { Page } from '@playwright/test';
import { thirdParties } from '../../src/site/third-parties.ts';
import { expect, hold, holdReact, openLive, test, untilLive } from '../browser.ts';

const BOOT = '**/assets/main-*.js';

// In the light and in the dark each page does so as it is visited (tests/visits); the `faults` fixture fails on a
// recoverable error (G15).
test(
  'Home hydrates without a difference under forced colours and with more contrast (G15)',
  { tag: '@nightly' },
  async ({ page }) => {
    for (const media of [{ forcedColors: 'active' }, { contrast: 'more' }] as const) {
      await page.emulateMedia(media);
      await openLive(page);
      await expect(page.locator('h1')).toBeVisible();
    }
  },
);

test('no script beyond the boot is fetched before intent', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOthers = thirdParties.script.some((other) => other.origin === origin);
    if (request.resourceType() === 'script' && !isOthers) scripts.push(pathname);
  });
  await page.goto('/');
  await page.waitForRequest('**/assets/client-*.js'); // the cache is filled when idle, a second after the load
  expect(scripts.map((path) => path.replace(/-[\w-]{8}\.js$/, '.js'))).toEqual(['/assets/main.js']);
});

test('a click before hydration is repeated once, not lost and not doubled', async ({ page }) => {
  const release = await holdReact(page);
  await page.goto('/');
  const button = (does: string) => page.getByRole('button', { name: `${does} slide rotation: What we do` });
  await button('Stop').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-live');
  release();
  await untilLive(page);
  await expect(button('Start')).toBeVisible(); // twice would start it again
});

test(
  'a list of papers that is sent before React is here goes along',
  { tag: '@nightly' },
  async ({ page }) => {
    const release = await holdReact(page);
    await page.goto('/papers');
    await page.getByRole('link', { name: 'Send this list to us' }).click();
    release();
    await expect(page).toHaveURL(/#enquiry$/);
    await expect(page.getByText(/^Papers: /)).toBeVisible();
  },
);

test('shows at once that a press before hydration is queued', { tag: '@nightly' }, async ({ page }) => {
  await page.route('**/assets/client-*.js', () => undefined); // never answered
  await page.goto('/');
  const rotation = page.getByRole('button', { name: /slide rotation/ }).first();
  const seen = (button: HTMLElement) => (button.click(), button.getAnimations().length);
  expect(await rotation.evaluate(seen)).toBe(1);
});

test.describe('a finger on the glass as the first sign of intent', () => {
  test.use({ hasTouch: true });
  const finger = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    return { down: () => touch('touchStart', { x: 195, y: 400 }), up: () => touch('touchEnd') };
  };

  test('has its tap answered before any code is evaluated', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      for (const type of ['pointerdown', 'click']) addEventListener(type, () => performance.mark(type));
    });
    const { down, up } = await finger(page);
    await down();
    // Fetched with the press, evaluated after the click.
    await page.waitForFunction(() => {
      const { warm = '', own = '' } =
        document.querySelector<HTMLElement>('script[data-start]')?.dataset ?? {};
      return `${warm} ${own}`
        .trim()
        .split(' ')
        .every((file) => performance.getEntriesByName(location.origin + file).length > 0);
    });
    // Time to evaluate it, for whoever would not wait for the click.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    });
    await up();
    await expect(page.locator('html')).toHaveAttribute('data-live');
    const [pressed = Infinity, clicked = Infinity, evaluated] = await page.evaluate(() => {
      const loads = performance.getEntriesByType('resource').filter(({ name }) => /\/client-/.test(name));
      const imported = loads.find((load) => 'initiatorType' in load && load.initiatorType !== 'fetch');
      const marks = ['pointerdown', 'click'].map((type) => performance.getEntriesByName(type)[0]);
      return [...marks, imported].map((entry) => entry?.startTime);
    });
    // A press that lasts longer than half a second is waited for no longer: a busy machine may make it last.
    expect(evaluated).toBeGreaterThan(Math.min(clicked, pressed + 500));
  });

  test('starts the page also when no click follows', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/');
    const { down } = await finger(page);
    await down();
    await expect(page.locator('html')).toHaveAttribute('data-live');
  });
});

test('when the code never arrives, the page reads and links lead on', async ({ page, faults }) => {
  await page.route('**/assets/client-*.js', (route) => route.abort());
  await page.goto('/');
  await page.mouse.move(10, 10);
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('footer').getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('h1')).toBeVisible();
  faults.length = 0; // the browser reports the aborted request itself
});

for (const [what, act] of [
  ['a key moved the focus', (page: Page) => page.keyboard.press('Tab')],
  [
    'the page was scrolled',
    (page: Page) =>
      page.evaluate(async () => {
        scrollTo({ top: 600, behavior: 'instant' });
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }),
  ],
] as const)
  test(
    `${what} before the boot script listened: the page comes to life all the same`,
    { tag: '@nightly' },
    async ({ page }) => {
      const release = await hold(page, BOOT);
      await page.goto('/privacy', { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeAttached();
      await act(page);
      release();
      await expect(page.locator('html')).toHaveAttribute('data-live');
    },
  );

test(
  'Back before the boot script is here shows the page of its address, not the reloaded one',
  { tag: '@nightly' },
  async ({ page }) => {
    await openLive(page, '/contact');
    await page.locator('footer').getByRole('link', { name: 'Privacy' }).first().click();
    await expect(page.locator('h1')).toHaveText('Privacy');
    const release = await hold(page, BOOT);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeAttached();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/contact');
    release();
    await expect(page.locator('#contact-name')).toBeVisible();
  },
);
