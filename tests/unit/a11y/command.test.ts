import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pathIn } from '../../../src/site/languages.ts';
import { languages } from '../../../src/site/published-languages.ts';
import { auditedPages, findUnknown, pagesUsing } from '../../../scripts/a11y/pages.ts';
import { sourcesOfPages } from '../../pages/covering-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'a11y-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command in an empty folder: it stops before it reads the project. */
function run(args: string[], env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/a11y.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: process.execPath, ...env },
  });
  return [status, stderr.trim().split('\n')];
}

describe('npm run a11y', () => {
  it.each([
    [['--chnged'], /^Unknown option '--chnged': use paths, --changed/],
    [
      ['--url', 'http://127.0.0.1:65534'],
      /^http:\/\/127\.0\.0\.1:65534 does not answer \(ECONNREFUSED\): give/,
    ],
    [['--url', 'preview'], /^preview is not a URL: give/],
    [['--changed'], /^There is no main branch to compare with: run/],
  ])('explains %j in one line and exits with 2', (args, message) => {
    expect(run(args)).toEqual([2, [expect.stringMatching(message)]]);
  });

  it('explains in one line that there is no browser', () => {
    const missing = { CHROMIUM_PATH: '/no/such/chromium' };
    expect(run(['/contact'], missing)).toEqual([
      2,
      [expect.stringContaining('There is no browser at /no/such/chromium')],
    ]);
  });

  it('removes an earlier report, which would look like its result', () => {
    const report = join(folder, 'reports/a11y/findings.json');
    mkdirSync(join(report, '..'), { recursive: true });
    writeFileSync(report, '{"outcome":"passed"}');
    run(['--url', 'preview']);
    expect(existsSync(report)).toBe(false);
  });

  it('suggests the page with the closest path', () => {
    expect(findUnknown(languages.map((language) => pathIn(language, '/contact')))).toBeUndefined();
    expect(findUnknown(['/contact', '/kontact'])).toMatch(
      /^There is no page \/kontact: did you mean \/contact\?/,
    );
  });
});

describe('the pages of changed files', () => {
  it.each([
    ['src/pages/contact.tsx', ['/contact', '/hi/contact']],
    ['src/words/en/pages/contact.json', ['/contact']],
    ['src/words/hi/pages/contact.json', ['/hi/contact']],
    ['docs/testing.md', []],
    ['tests/browser.ts', []],
    ['src/pages/no-such-page.tsx', []],
  ])('%s', (file, pages) => {
    expect(pagesUsing([file]).filter((page) => auditedPages.includes(page))).toEqual(
      auditedPages.filter((page) => pages.includes(page)),
    );
  });

  it.each(['tailwind.config.ts', 'src/styles/base.css', 'src/chrome/header.tsx', 'index.html'])(
    '%s: all',
    (file) => {
      expect(pagesUsing([file])).toEqual(auditedPages);
    },
  );

  it('are those whose sections import the file', () => {
    const sections = [...sourcesOfPages.values()].flatMap((files) =>
      [...files].filter((file) => file.startsWith('src/sections/')),
    );
    const ofOnePage = sections.find((file) => sections.filter((one) => one === file).length === 1)!;
    const [path] = [...sourcesOfPages].find(([, files]) => files.has(ofOnePage))!;
    const [first = '', ...translations] = pagesUsing([ofOnePage]);
    expect(first).toBe(path);
    expect(translations.every((one) => one.endsWith(path))).toBe(true);
  });
});
