import { withTimeout } from '../../lib/with-timeout.ts';
import { nextSign } from '../../runtime/signs.ts';
import { setLost } from '../connection.tsx';

/** ms between two tries while the site cannot be reached: not every system tells that it is back. */
const ASK_AGAIN_AFTER = 5000;

const siteAnswers = () =>
  withTimeout(fetch(location.href, { method: 'HEAD', cache: 'no-store' })).then(
    () => true,
    () => false,
  );

/**
 * What a page asked for needs. Where that fails, the page is opened as a document instead, as soon as the site can be
 * reached.
 * @param givenUp called where the visitor has gone elsewhere meanwhile
 */
export async function arrives<Page>(load: () => Promise<Page>, givenUp: () => void): Promise<Page> {
  const { pathname } = location;
  for (;;) {
    try {
      const page = await withTimeout(load());
      setLost(false);
      return page;
    } catch {
      const answers = await siteAnswers();
      if (location.pathname !== pathname) break; // nobody waits for this page any more
      // The address has changed already: its prerendered document needs no code, so this cannot loop.
      if (answers) return leave(() => location.reload());
      // A reload would end on the browser's own page of errors: the page shown stays, and says so.
      setLost(true);
      await Promise.race([nextSign(), new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_AFTER))]);
    }
  }
  givenUp();
  return leave(() => setLost(false));
}

function leave(how: () => void): Promise<never> {
  how();
  return new Promise<never>(() => undefined);
}
