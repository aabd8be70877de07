import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { createOfflineWorker } from '../../../build/offline-worker.ts';

const english = '<style>p{}</style><p>Offline';
const hindi = '<style>p{}</style><style>b{}</style><p>ऑफ़लाइन';
const pages = new Map([
  ['', english],
  ['hi', hindi],
]);
const rejectFetch = (): Promise<Response> => Promise.reject(new TypeError('offline'));

/** Evaluates the service worker. Returns its listeners and the mock of `skipWaiting`. */
function evaluate(fetch = rejectFetch) {
  const listeners: Record<string, (event: object) => void> = {};
  const skipWaiting = vi.fn<() => void>();
  const addEventListener = (type: string, listener: (event: object) => void) => (listeners[type] = listener);
  const text = createOfflineWorker({ isOfflineWorkerEnabled: true }, pages);
  runInNewContext(text, { addEventListener, skipWaiting, registration: {}, fetch, Response, URL });
  return { listeners, skipWaiting };
}

/** Dispatches a request to a service worker. Returns its response, or undefined if it does not respond. */
function request(path: string, { fetch = rejectFetch, mode = 'navigate', preload = undefined as unknown }) {
  const respondWith = vi.fn<(response: Promise<Response>) => void>();
  const url = `https://firm.example${path}`;
  evaluate(fetch).listeners.fetch?.({ request: { url, mode }, preloadResponse: preload, respondWith });
  return respondWith.mock.calls[0]?.[0];
}

it.each([
  ['/about', english],
  ['/hi', hindi],
  ['/hi/about?x=1', hindi],
  ['/history', english],
  ['/constructor', english],
])('offline, the service worker responds to %s in the language of the page', async (path, html) => {
  const response = await request(path, {});
  expect(response?.status).toBe(503);
  expect(await response?.text()).toBe(html);
  expect(response?.headers.get('Cache-Control')).toBe('no-store');
  expect(response?.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

it('the service worker returns any response of the network or of the preload, or else the offline page', async () => {
  for (const status of [200, 404, 500]) {
    const response = new Response('', { status });
    expect(await request('/about', { fetch: () => Promise.resolve(response) })).toBe(response);
  }
  const preloaded = new Response('');
  expect(await request('/about', { preload: Promise.resolve(preloaded) })).toBe(preloaded);
  expect((await request('/about', { preload: Promise.reject(new TypeError('offline')) }))?.status).toBe(503);
});

it('the service worker does not respond to other requests than navigations', () => {
  expect(request('/assets/x.js', { mode: 'cors' })).toBeUndefined();
});

it('the service worker replaces an earlier version at once', () => {
  const { listeners, skipWaiting } = evaluate();
  listeners.install?.({});
  listeners.install?.({ addRoutes: () => Promise.reject(new TypeError('unknown condition')) });
  expect(skipWaiting).toHaveBeenCalledTimes(2);
  const waitUntil = vi.fn<(loading: unknown) => void>();
  listeners.activate?.({ waitUntil }); // in a browser without navigation preload
  expect(waitUntil).toHaveBeenCalledWith(undefined);
});
