import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const oxfmt = fileURLToPath(new URL('../node_modules/oxfmt/bin/oxfmt', import.meta.url));

/** Formats files in place. Windows cannot run the program in node_modules/.bin, so Node runs its file. */
export const formatFiles = (/** @type {readonly string[]} */ files) =>
  execFileSync(process.execPath, [oxfmt, ...files]);
