import type { BrowserContext, Page, Request } from '@playwright/test';
import { eachOf, thirdParties } from '../src/site/third-parties.ts';

/** Those whom pages may ask, and visitors are told of. */
const named = eachOf(thirdParties).map(({ origin }) => origin);

/** Records what the browser asks for, in every tab. */
export function watch(context: BrowserContext) {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  context.on('page', (page) => page.on('websocket', (socket) => sockets.push(socket.url())));
  const sockets: string[] = [];
  return {
    all: () => requests.map((request) => ({ url: new URL(request.url()), body: request.postData() })),
    outside: (own: string) => [
      ...sockets,
      ...requests
        .map((request) => request.url())
        .filter((url) => ![own, ...named].includes(new URL(url).origin)),
    ],
    paths: () => requests.map((request) => new URL(request.url()).pathname),
  };
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

const framed = thirdParties.frame.map(({ origin }) => origin);

/** What would reach others without being a request that the recorder sees. Whom the list names may be framed, at a press. */
export const reachingOut = (page: Page) =>
  page.evaluate(
    (others) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'iframe, object, embed, video, audio, a[ping], link[rel~=preconnect], link[rel~=dns-prefetch], link[rel~=prefetch]',
        ),
      ]
        .filter((one) => !(one instanceof HTMLIFrameElement && others.includes(new URL(one.src).origin)))
        .map((element) => element.outerHTML),
    framed,
  );
