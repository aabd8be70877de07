import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { auditedPages, findPagesUsing } from '../../../scripts/a11y/pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'a11y-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command in an empty folder: it stops before it reads the project. */
function run(args: string[], browser = process.execPath) {
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/a11y.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: browser },
  });
  return [status, stderr.trim().split('\n')];
}

describe('npm run a11y', () => {
  it.each<[args: string[], message: RegExp, browser?: string]>([
    [['--chnged'], /^Unknown option '--chnged': use paths, --changed/],
    [
      ['--url', 'http://127.0.0.1:65534'],
      /^http:\/\/127\.0\.0\.1:65534 does not answer \(ECONNREFUSED\): give/,
    ],
    [['--url', 'preview'], /^preview is not a URL: give/],
    [['--changed'], /^There is no main branch to compare with: run/],
    [['/contact'], /There is no browser at \/no\/such\/chromium/, '/no/such/chromium'],
  ])(
    'explains in one line why an audit with the arguments %j fails, and exits with code 2',
    (args, message, browser) => {
      expect(run(args, browser)).toEqual([2, [expect.stringMatching(message)]]);
    },
  );

  it('removes an earlier report, because it would look like the result of this run', () => {
    const report = join(folder, 'reports/a11y/findings.json');
    mkdirSync(join(report, '..'), { recursive: true });
    writeFileSync(report, '{"outcome":"passed"}');
    run(['--url', 'preview']);
    expect(existsSync(report)).toBe(false);
  });
});

describe('the pages of changed files', () => {
  it.each([
    ['src/pages/contact.tsx', ['/contact', '/hi/contact']],
    ['src/words/hi/pages/contact.json', ['/hi/contact']],
    ['docs/testing.md', []],
    ['src/pages/no-such-page.tsx', []],
    ['src/styles/base.css', auditedPages],
    ['src/chrome/header.tsx', auditedPages],
  ])('a change of %s affects the audited pages %j', (file, pages) => {
    expect(findPagesUsing([file]).filter((page) => auditedPages.includes(page))).toEqual(
      auditedPages.filter((page) => pages.includes(page)),
    );
  });
});
