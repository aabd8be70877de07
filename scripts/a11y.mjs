/**
 * Audits the site with axe and our own checks, and reports each finding at its line of code (docs/accessibility.md).
 * - `npm run a11y` audits all pages in all states, and `npm run a11y -- /contact /hi` only these pages.
 * - `--covering` audits the pages and states that `npm test` audits: a set that contains every section and widget.
 * - `--changed` audits the pages that contain a changed file.
 * - `--url https://preview.example` audits a published site. These findings have no lines.
 *
 * Exits with 1 for findings, and with 2 if an argument is invalid or the audit is not complete.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { getShellPath } from './chromium.mjs';

const BUILD_FOLDER = '.cache/audited';
const REPORT_FOLDER = 'reports/a11y';
const exitCodes = { passed: 0, findings: 1, incomplete: 2 };

/** Prints a message and exits with 2. @param {string} message @returns {never} */
function exitWithError(message) {
  console.error(message);
  process.exit(2);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { changed: { type: 'boolean' }, covering: { type: 'boolean' }, url: { type: 'string' } },
    });
    return { ...values, paths: positionals };
  } catch (error) {
    return exitWithError(`${error.message.split('.')[0]}: use paths, --changed, --covering or --url URL.`);
  }
}

/** Returns the lines that Git prints, or undefined if Git fails. */
const runGit = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: Infinity });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
};

/** Returns the files that have changed since this branch left the main branch, including uncommitted and new files. */
function findChangedFiles() {
  const [base] = ['origin/main', 'main'].flatMap((branch) => runGit('merge-base', 'HEAD', branch) ?? []);
  if (base === undefined)
    exitWithError('There is no main branch to compare with: run `git fetch --unshallow origin main`.');
  const changed = runGit('diff', '--name-only', base);
  const added = runGit('ls-files', '--others', '--exclude-standard');
  return changed && added
    ? [...changed, ...added]
    : exitWithError('Git cannot list the changed files: run `git status`.');
}

/** Stops unless the URL responds with a success status. */
async function checkUrl(url) {
  if (!URL.canParse(url)) exitWithError(`${url} is not a URL: give the URL of a published site.`);
  const response = await fetch(url).catch((error) => ({ error: error.cause?.code ?? error.message }));
  if (!response.ok)
    exitWithError(
      `${url} does not respond (${response.error ?? `status ${response.status}`}): give the URL of a published site.`,
    );
}

/** Returns the first error in the output of a failed build, with its file. */
function findFirstError(output) {
  const [, text = output] = output.split('error during build:');
  const lines = text.split('\n').map((line) => line.trim());
  const error = lines.find(
    (line) => /\w/.test(line) && !/^(?:Build failed|\[?The site has errors)/.test(line),
  );
  if (!error) return 'the build ended without a message.';
  const [file = ''] = /[\w./-]+\.\w+:\d+/.exec(text) ?? [];
  return error.includes(file) ? error : `${error} (${file})`;
}

/**
 * Builds the site with `data-source` attributes, which name a file and line of code. Does nothing if the last build is
 * newer than all sources.
 */
function build(assertFresh) {
  try {
    assertFresh(BUILD_FOLDER);
  } catch {
    console.log('Building the site with lines of code…');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--config', 'scripts/a11y/vite.config.ts'],
      { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' } },
    );
    if (status === 0) return;
    rmSync(BUILD_FOLDER, { recursive: true, force: true });
    exitWithError(`The site does not build: ${findFirstError(stripVTControlCharacters(stderr + stdout))}`);
  }
}

const { paths, changed, covering, url } = readArguments();
try {
  const browser = getShellPath();
  if (!existsSync(browser)) exitWithError(`There is no browser at ${browser}: change CHROMIUM_PATH.`);
} catch (error) {
  exitWithError(error.message);
}
if (url !== undefined) await checkUrl(url);
const changes = changed ? findChangedFiles() : [];
const { runnerImport } = await import('vite');
const load = async (file) => (await runnerImport(file, { configFile: false, logLevel: 'error' })).module;
const { findUnknownPage, findPagesUsing } = await load('./scripts/a11y/pages.ts');
const requested = paths.map((path) => path.replace(/^\/*/, '/'));
const problem = findUnknownPage(requested);
if (problem) exitWithError(problem);
// If this audit fails, an earlier report would look like its result.
rmSync(REPORT_FOLDER, { recursive: true, force: true });
const pages = [...requested, ...(changed ? findPagesUsing(changes) : [])];
if (changed && pages.length === 0) {
  console.log('No page contains a changed file.');
  process.exit(0);
}
if (url === undefined) build((await load('./tests/fresh-build.ts')).assertFresh);

const { stderr } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--grep=@axe',
    '--reporter=./scripts/a11y/reporter.ts',
    `--workers=${availableParallelism()}`,
  ],
  {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    env: {
      ...process.env,
      NO_COLOR: '1',
      AUDIT: '1',
      ...(!covering && { FULL: '1' }),
      ...(pages.length > 0 && { AUDIT_PAGES: pages.join(' ') }),
      ...(url === undefined ? { SITE_FOLDER: BUILD_FOLDER } : { SITE_ORIGIN: new URL(url).origin }),
    },
  },
);
try {
  process.exitCode = exitCodes[JSON.parse(readFileSync(`${REPORT_FOLDER}/findings.json`, 'utf8')).outcome];
} catch {
  exitWithError(`The audit did not run: ${stderr.trim().split('\n')[0]}`);
}
