/**
 * Builds the site in a folder that contains only the Docker build context. Copies the output into the project. If
 * `.dockerignore` excludes a file that the build needs, the build fails. The tests then check the files of the image.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIn, copyBuildContext } from './build-copy.mjs';

const copy = mkdtempSync(join(tmpdir(), 'docker-context-'));
try {
  copyBuildContext(copy);
  buildIn(copy);
  for (const output of ['dist', 'dist-hosts', '.ssr', 'vercel.json']) {
    rmSync(output, { recursive: true, force: true });
    cpSync(join(copy, output), output, { recursive: true });
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
