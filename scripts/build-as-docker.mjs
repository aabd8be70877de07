/**
 * Builds the site from what Docker is sent and nothing else, and puts the result where `npm run build` does: so what
 * the tests ask of is what an image holds, and a file that the build reads and `.dockerignore` refuses stops it.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIn, copyBuildContext } from './build-copy.mjs';

const copy = mkdtempSync(join(tmpdir(), 'docker-context-'));
try {
  copyBuildContext(copy);
  buildIn(copy);
  for (const made of ['dist', 'dist-hosts', '.ssr', 'vercel.json']) {
    rmSync(made, { recursive: true, force: true });
    cpSync(join(copy, made), made, { recursive: true });
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
