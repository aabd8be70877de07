import { withTimeout } from '../../lib/with-timeout.ts';
import { waitForRetryEvent } from '../../runtime/interaction-events.ts';
import { showNoticeWhile } from '../../runtime/waiting-notice.ts';
import { setOffline } from '../offline-notice.tsx';

/**
 * The maximum time between two attempts. Waiting for the event `online` is not enough, because browsers on some
 * operating systems never dispatch `online`.
 */
const RETRY_INTERVAL_MS = 5000;

const isSiteReachable = () =>
  withTimeout(fetch(location.href, { method: 'HEAD', cache: 'no-store' })).then(
    () => true,
    () => false,
  );

const waitForever = () => new Promise<never>(() => undefined);

/**
 * Loads the code of the page at the current URL. If this fails although the site is reachable, reloads the document. If
 * the site is not reachable, tries again later. Shows a notice while it loads or waits.
 * @param onAbandon called if loading fails and the visitor has navigated elsewhere in the meantime; the promise then
 * stays pending
 */
export async function loadOrReload<Page>(load: () => Promise<Page>, onAbandon: () => void): Promise<Page> {
  const { pathname } = location;
  for (;;) {
    try {
      const page = await showNoticeWhile(withTimeout(load()));
      setOffline(false);
      return page;
    } catch {
      const isReachable = await isSiteReachable();
      if (location.pathname !== pathname) break;
      if (isReachable) {
        // The browser must not restore the scroll position of the page that it still shows.
        addEventListener('pagehide', () => (history.scrollRestoration = 'manual'));
        location.reload(); // this cannot repeat forever, because the prerendered document needs no code
        return waitForever();
      }
      setOffline(true); // does not reload: the browser would show its error page
      await Promise.race([
        waitForRetryEvent(),
        new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS)),
      ]);
    }
  }
  onAbandon();
  setOffline(false);
  return waitForever();
}
