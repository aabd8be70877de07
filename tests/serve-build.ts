import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer } from '../build/built-server.ts';
import { serveSite } from '../build/static-host.ts';
import { assertFresh } from './fresh-build.ts';

/**
 * Playwright's global setup: serves the built site on a free port, whose origin the configuration reads. With SITE_ORIGIN
 * the tests use a published site.
 */
export default async function serveBuild() {
  if (process.env.SITE_ORIGIN) return undefined;
  const folder = process.env.SITE_FOLDER ?? 'dist';
  assertFresh(folder);
  const site = await serveSite(folder, await builtServer('.', folder));
  process.env.SITE_ORIGIN = site.origin;
  const claims = mkdtempSync(join(tmpdir(), 'rings-')); // tests/a11y/checks/run.ts
  process.env.RING_CLAIMS = claims;
  return async () => {
    rmSync(claims, { recursive: true });
    await site.stop();
  };
}
