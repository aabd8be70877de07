/**
 * Builds the site from the Docker build context only, and copies the result to dist/. The tests therefore check the
 * content of the image. The build fails if `.dockerignore` excludes a needed file.
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
