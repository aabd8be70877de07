import type { BrowserContext, Page, Request } from '@playwright/test';
import { offlineWorkerPath } from '../src/site/offline-worker.ts';
import { removeRepeatedOrigins, thirdParties } from '../src/site/third-parties.ts';

const allowedOrigins = removeRepeatedOrigins(thirdParties).map(({ origin }) => origin);

/** Records the requests and the web sockets of all tabs. */
export function recordRequests(context: BrowserContext) {
  const requests: Request[] = [];
  const sockets: string[] = [];
  context.on('request', (request) => requests.push(request));
  const recordSockets = (page: Page) => page.on('websocket', (socket) => sockets.push(socket.url()));
  context.pages().forEach(recordSockets);
  context.on('page', recordSockets);
  const urls = () => requests.map((request) => request.url());
  return {
    all: () => requests.map((request) => ({ url: new URL(request.url()), body: request.postData() })),
    external: (own: string) => [
      ...sockets,
      ...urls().filter((url) => ![own, ...allowedOrigins].includes(new URL(url).origin)),
    ],
    paths: () => urls().map((url) => new URL(url).pathname),
  };
}

/** Returns what the browser has stored for this site, except the HTTP cache. */
export const storedData = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage),
    cookie: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(
      ({ scope, active }) => `${new URL(active?.scriptURL ?? scope).pathname} ${active?.state}`,
    ),
  }));
/** The stored data if the visitor has stored nothing: only the service worker, which contains the offline page. */
export const noStoredData = {
  local: [],
  session: [],
  cookie: '',
  databases: [],
  caches: [],
  workers: [`${offlineWorkerPath} activated`],
};

const framed = thirdParties.frame.map(({ origin }) => origin);

/** Returns the HTML of elements whose requests may not be recorded, except frames of listed third parties. */
export const externalElements = (page: Page) =>
  page.evaluate(
    (origins) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'iframe, object, embed, video, audio, a[ping], link[rel~=preconnect], link[rel~=dns-prefetch], link[rel~=prefetch]',
        ),
      ]
        .filter((one) => !(one instanceof HTMLIFrameElement && origins.includes(new URL(one.src).origin)))
        .map((element) => element.outerHTML),
    framed,
  );
