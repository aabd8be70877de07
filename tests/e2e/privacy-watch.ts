import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect } from '../browser.ts';

/** Records what the browser asks for, in every tab, and answers the chat with a page of our own. */
export async function watch(context: BrowserContext) {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  context.on('page', (page) => page.on('websocket', (socket) => sockets.push(socket.url())));
  const sockets: string[] = [];
  await context.route(/^https:\/\/(wa\.me|api\.whatsapp\.com)\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
  );
  return {
    all: () => requests.map((request) => ({ url: new URL(request.url()), body: request.postData() })),
    outside: (own: string) => [
      ...sockets,
      ...requests.map((request) => request.url()).filter((url) => new URL(url).origin !== own),
    ],
    paths: () => requests.map((request) => new URL(request.url()).pathname),
  };
}

/** Opens a page and waits until all its parts answer. */
export async function openAwake(page: Page, path: string) {
  await page.goto(path);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(page.locator('html[data-live]')).toBeAttached({ timeout: 15_000 });
  await expect
    .poll(
      () =>
        page.evaluate(() =>
          [...document.querySelectorAll('button, form')].every((element) =>
            Object.keys(element).some((key) => key.startsWith('__reactProps$')),
          ),
        ),
      { timeout: 15_000 },
    )
    .toBe(true);
}

/** What the browser keeps of this site, beyond its cache of files. */
export const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage),
    cookie: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
export const nothing = { local: [], session: [], cookie: '', databases: [], caches: [], workers: 0 };
