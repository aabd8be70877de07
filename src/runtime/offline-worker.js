/*
 * The service worker. It handles only navigations, and stores nothing: if a page cannot be loaded, it responds with the
 * offline page, which is part of this script. The build declares (build/offline-worker.ts)
 * - `pages`, the HTML of the offline pages. The key is the language's path prefix: 'hi', or '' for English;
 * - `headers`, the headers of the response.
 */
{
  /** Returns the response of the network, or the offline page in the language of the URL. */
  const load = async ({ preloadResponse, request }) => {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      const [, folder] = new URL(request.url).pathname.split('/');
      return new Response(pages.get(folder) ?? pages.get(''), { status: 503, headers });
    }
  };

  addEventListener('install', (event) => {
    skipWaiting(); // open pages are not affected, because the service worker handles only navigations
    // Static routes let all other requests bypass the service worker, if the browser supports them. Otherwise the browser
    // would start the service worker for each request.
    const otherRequests = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
    event.addRoutes?.(otherRequests).catch(() => {});
  });
  addEventListener('activate', (event) => {
    // With navigation preload, the browser requests the page while it starts the service worker.
    event.waitUntil(registration.navigationPreload?.enable());
  });
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(load(event));
  });
}
