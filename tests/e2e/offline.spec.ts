import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { importBuiltServer } from '../../build/built-server.ts';
import { createOfflineWorker } from '../../build/offline-worker.ts';
import { createSiteListener } from '../../build/static-host.ts';
import { createTelUrl } from '../../src/lib/phone.ts';
import { firm } from '../../src/site/firm.ts';
import { offlineWorkerPath } from '../../src/site/offline-worker.ts';
import { expect, nightly, openHydrated, test as base } from '../browser.ts';
import { expectNoAxeFindingsIn } from '../pages/page-checks.ts';

/** The site on a server that a test can change or stop. */
interface Site {
  origin: string;
  /** Responses that differ from the build, by path. */
  changed: Map<string, { type: string; body: string }>;
  stop: () => void;
  start: () => Promise<void>;
  /** Opens a page, and waits until the service worker is active. */
  open: (path: string) => Promise<void>;
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

const workerState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);

const test = base.extend<{ site: Site }>({
  site: async ({ page }, provide) => {
    const folder = process.env.SITE_FOLDER ?? 'dist';
    const respond = createSiteListener(folder, await importBuiltServer('.', folder));
    const changed: Site['changed'] = new Map();
    const listener: RequestListener = (request, response) => {
      const other = changed.get(request.url ?? '');
      if (!other) return respond(request, response);
      return response
        .writeHead(200, { 'Content-Type': other.type, 'Cache-Control': 'no-cache' })
        .end(other.body);
    };
    const server = createServer(listener);
    await listen(server, 0);
    const { port } = server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    await provide({
      origin,
      changed,
      stop: () => {
        server.close();
        server.closeAllConnections();
      },
      start: () => listen(server, port),
      open: async (path) => {
        await openHydrated(page, origin + path);
        await expect.poll(() => workerState(page)).toBe('activated');
      },
    });
    server.close();
    server.closeAllConnections();
  },
});
test.use({
  serviceWorkers: 'allow',
  expectedErrors: /^Failed to load resource: /,
});

const offline = {
  en: { base: '', heading: 'No connection', retry: 'Try again', failed: 'There is still no connection.' },
  hi: {
    base: '/hi',
    heading: 'इंटरनेट नहीं चल रहा',
    retry: 'फिर से कोशिश करें',
    failed: 'इंटरनेट अब भी नहीं चल रहा।',
  },
} as const;

for (const [language, { base: folder, heading, retry, failed }] of Object.entries(offline))
  test(`${language}: the offline page shows contacts and typed text`, async ({ page, context, site }) => {
    await site.open(`${folder}/contact`);
    const field = (name: string) => page.locator(`#contact-${name}`);
    await field('name').fill('Zenobia Quux');
    await field('message').fill('First line <b>\nSecond line');
    await context.setOffline(true);
    const response = await page.goto(`${site.origin}${folder}/about?from=test`);
    expect(response?.status()).toBe(503);
    await expect(page).toHaveTitle(`${heading} - ${firm.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en-IN' : 'hi-IN');
    for (const href of [createTelUrl(firm.phone), `mailto:${firm.email}`])
      await page.locator(`main a[href="${href}"]`).click({ trial: true }); // nothing covers it
    await expect(page.locator('dd')).toHaveText(['Zenobia Quux', 'First line <b>\nSecond line'], {
      useInnerText: true,
    });
    for (const theme of ['light', 'dark'] as const)
      for (const size of [
        { width: 320, height: 640 },
        { width: 1280, height: 800 },
      ])
        await expectNoAxeFindingsIn(page, `${folder}/offline`, { size, theme });

    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('status')).toHaveText(failed);
    await context.setOffline(false); // the browser dispatches `online`
    await expect(page.locator('html')).toHaveAttribute('data-path', `${folder}/about`);
    await expect(page).toHaveURL(`${site.origin}${folder}/about?from=test`);
    await openHydrated(page, `${site.origin}${folder}/contact`);
    await expect(field('message')).toHaveValue('First line <b>\nSecond line');
  });

test('the offline page shows an enquiry that may be unsent', async ({ page, site }) => {
  await site.open('/articles');
  await page.evaluate(() => {
    sessionStorage.setItem('enquiry-unsent:contact', JSON.stringify([{ text: 'New enquiry\n> Zyzzyva' }]));
    sessionStorage.setItem('enquiry-draft:newsletter', 'not JSON');
    sessionStorage.setItem('enquiry-draft:comment', JSON.stringify({ name: ' ', email: 4, other: 'x' }));
  });
  site.stop(); // the device is online, so the browser dispatches no event
  await page.locator('main a[href^="/articles/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.en.heading);
  await expect(page.locator('dd')).toHaveText(['New enquiry\n> Zyzzyva'], { useInnerText: true });
  await site.start();
  await expect(page.locator('html')).toHaveAttribute('data-path', /^\/articles\/./);
});

test('each deployment is shown at once', async ({ page, site }) => {
  const newPage = { type: 'text/html', body: '<!doctype html><title>New</title><h1>New page</h1>' };
  await site.open('/team');
  await page.goto(`${site.origin}/about`);
  site.changed.set('/about', newPage);
  const offlinePages = new Map([['', '<h1>New offline page</h1>']]);
  const text = createOfflineWorker({ isOfflineWorkerEnabled: true }, offlinePages);
  site.changed.set(offlineWorkerPath, { type: 'text/javascript', body: text });
  for (const open of [() => page.goto(`${site.origin}/about`), () => page.reload()]) {
    await open();
    await expect(page.locator('h1')).toHaveText('New page');
  }
  await expect
    .poll(async () => {
      site.stop();
      await page.goto(`${site.origin}/contact`);
      const heading = await page.locator('h1').textContent();
      await site.start();
      return heading;
    })
    .toBe('New offline page');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect((await page.goto(`${site.origin}/nope`))?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('There is no page at this address');
});

test('a service worker that is switched off removes itself', nightly, async ({ page, site }) => {
  await site.open('/team');
  const body = createOfflineWorker({ isOfflineWorkerEnabled: false }, new Map());
  site.changed.set(offlineWorkerPath, { type: 'text/javascript', body });
  await page.goto(`${site.origin}/about`);
  await expect.poll(() => workerState(page)).toBeUndefined();
});
