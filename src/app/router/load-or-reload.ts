import { withTimeout } from '../../lib/with-timeout.ts';
import { nextRetryEvent } from '../../runtime/interaction-events.ts';
import { withNotice } from '../../runtime/waiting-notice.ts';
import { setOffline } from '../offline-notice.tsx';

/** The site is checked at this interval, because some systems never dispatch `online`. */
const RETRY_INTERVAL_MS = 5000;

const isSiteReachable = () =>
  withTimeout(fetch(location.href, { method: 'HEAD', cache: 'no-store' })).then(
    () => true,
    () => false,
  );

const never = () => new Promise<never>(() => undefined);

/**
 * Loads the code of the page at the current URL. If loading fails, reloads the document as soon as the site is
 * reachable. Shows a notice during loading and waiting.
 * @param onAbandon called if the visitor has meanwhile navigated elsewhere; the promise then stays pending
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
        location.reload(); // does not loop, because the prerendered document needs no code
        return never();
      }
      setOffline(true); // a reload would show the browser's error page
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
