import { importBuiltServer } from '../build/built-server.ts';
import { serveSite } from '../build/static-host.ts';
import { assertFresh } from './fresh-build.ts';

/**
 * The global setup of Playwright. It serves the built site on a free port, and sets SITE_ORIGIN for
 * playwright.config.ts. If SITE_ORIGIN is already set, the tests use that published site instead.
 */
export default async function serveBuild() {
  if (process.env.SITE_ORIGIN) return undefined;
  const folder = process.env.SITE_FOLDER ?? 'dist';
  assertFresh(folder);
  const site = await serveSite(folder, await importBuiltServer('.', folder));
  process.env.SITE_ORIGIN = site.origin;
  return () => site.stop();
}
