import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { auditedPages, findPagesUsing } from '../../../scripts/a11y/pages.ts';
import { createFolder } from '../temporary-folder.ts';

const { root } = createFolder();

it.each([
  [['--chnged'], process.execPath, "Unknown option '--chnged'"],
  [['--url', 'http://127.0.0.1:65534'], process.execPath, 'does not respond'],
  [['--changed'], process.execPath, 'no main branch'],
  [['/contact'], '/no/such/chromium', 'no browser'],
])('npm run a11y %j exits with code 2 if it cannot audit, with the browser %s', (args, browser, message) => {
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/a11y.mjs'), ...args], {
    cwd: root, // this folder has no project: the command must fail before it needs one
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: browser },
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
});

it.each([
  ['src/pages/contact.tsx', ['/contact', '/hi/contact']],
  ['src/words/hi/pages/contact.json', ['/hi/contact']],
  ['docs/testing.md', []],
  ['src/styles/base.css', auditedPages],
])('a change of %s affects the audited pages %j', (file, pages) => {
  expect(findPagesUsing([file]).filter((page) => auditedPages.includes(page))).toEqual(
    auditedPages.filter((page) => pages.includes(page)),
  );
});
