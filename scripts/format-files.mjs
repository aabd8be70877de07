import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const oxfmt = fileURLToPath(new URL('../node_modules/oxfmt/bin/oxfmt', import.meta.url));

/** Formats files in place. Runs oxfmt with Node, because Windows cannot run the link in node_modules/.bin. */
export const formatFiles = (/** @type {readonly string[]} */ files) =>
  execFileSync(process.execPath, [oxfmt, ...files]);
