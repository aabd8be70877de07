import { withTimeout } from '../../lib/with-timeout.ts';
import { nextRetryEvent } from '../../runtime/interaction-events.ts';
import { withNotice } from '../../runtime/waiting-notice.ts';
import { setOffline } from '../offline-notice.tsx';

/** Not every system dispatches `online`. */
const RETRY_INTERVAL_MS = 5000;

const isSiteReachable = () =>
  withTimeout(fetch(location.href, { method: 'HEAD', cache: 'no-store' })).then(
    () => true,
    () => false,
  );

const never = () => new Promise<never>(() => undefined);

/**
 * Loads the code of the page at the current address. If that fails, reloads the document as soon as the site can be
 * reached, and shows a notice until then, as while the code loads.
 * @param onAbandon called if the visitor has navigated elsewhere meanwhile; the promise then stays pending
 */
export async function loadOrReload<Page>(load: () => Promise<Page>, onAbandon: () => void): Promise<Page> {
  const { pathname } = location;
  for (;;) {
    try {
      const page = await withNotice(withTimeout(load()));
      setOffline(false);
      return page;
    } catch {
      const isReachable = await isSiteReachable();
      if (location.pathname !== pathname) break;
      if (isReachable) {
        location.reload(); // cannot loop: the prerendered document needs no code
        return never();
      }
      setOffline(true); // instead of the browser's error page, which a reload would show
      await Promise.race([
        nextRetryEvent(),
        new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS)),
      ]);
    }
  }
  onAbandon();
  setOffline(false);
  return never();
}
