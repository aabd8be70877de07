import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer } from '../build/built-server.ts';
import { serveSite } from '../build/static-host.ts';
import assertFreshBuild from './fresh-build.ts';

/** Playwright's global setup: serves the built site on a free port, whose origin the configuration reads. */
export default async function serveBuild() {
  assertFreshBuild();
  const site = await serveSite('dist', await builtServer('.'));
  process.env.SITE_ORIGIN = site.origin;
  const claims = mkdtempSync(join(tmpdir(), 'rings-')); // tests/a11y/checks/run.ts
  process.env.RING_CLAIMS = claims;
  return async () => {
    rmSync(claims, { recursive: true });
    await site.stop();
  };
}
