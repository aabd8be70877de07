/**
 * Creates the site of another firm: a copy of this project without the pages and data of this firm, and with pages and
 * data that are generated from a file of answers. scripts/new-firm/examples has examples.
 * Usage: npm run new-firm -- ANSWERS.json FOLDER
 */
import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { runnerImport } from 'vite';
import { formatFiles } from './format-files.mjs';

/** The beginnings of paths that are not copied. prune.ts then removes the words and tests of missing code. */
const FIRM_ONLY_PATHS = [
  'compliance', 'docs/a11y-report.png', 'docs/home.png', 'docs/reference/conformance.md', 'docs/reference/screen-readers.md',
  'public/downloads', 'public/media', 'public/share', 'scripts/new-firm', 'scripts/new-firm.mjs', 'scripts/pseudo-',
  'scripts/check-sources.mjs', 'scripts/conformance', 'scripts/downloads', 'scripts/screen-readers', 'scripts/stale-sources.d.mts', 'scripts/transcripts', '.github/workflows/readers.yml',
  'src/app/specimen', 'src/articles/texts', 'src/calculators', 'src/content', 'src/enquiry/forms', 'src/pages', 'src/site/fee', 'src/site/figures.ts', 'src/sections/calculator-', 'src/sections/costs.tsx', 'src/sections/demand-letter', 'src/sections/late-payment-band.tsx', 'src/sections/paper', 'src/sections/partner-', 'src/sections/property-loan-',
  'tests/a11y/canary/seeds', 'tests/a11y/conformance.ts', 'tests/a11y/journeys/questions.ts', 'tests/e2e', 'tests/specification', 'tests/transcripts', 'tests/unit/build/development.nightly', 'tests/unit/calculators', 'tests/unit/chrome/language-',
]; // oxfmt-ignore
/** Files in these folders that every firm needs, and that are copied. */
const SHARED_PATHS = [
  'src/content/privacy-statements.ts', 'src/enquiry/forms/appointment.ts', 'src/enquiry/forms/general.ts', 'src/pages/not-found.tsx',
]; // oxfmt-ignore
/** Whether a file is a translation of this firm’s words, or a test of one. A new firm writes its own words. */
const isTranslated = (file) => /^src\/[a-z]+\/(?!en\b)[a-z]{2}[/.]|\.hi\.test\.tsx?$/.test(file);
const isCopied = (file) =>
  existsSync(file) &&
  !isTranslated(file) &&
  (!FIRM_ONLY_PATHS.some((start) => file.startsWith(start)) ||
    SHARED_PATHS.some((start) => file.startsWith(start)));

const run = promisify(execFile);
const [answersFile, folder] = process.argv.slice(2);
/**
 * The folder in which the site is created. It is next to the target, so that it can be renamed. It is removed if the
 * script fails or is interrupted.
 */
let temporary;
const removeTemporary = () => temporary && rmSync(temporary, { recursive: true, force: true });
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])
  // oxfmt-ignore
  process.on(signal, () => {
    removeTemporary();
    process.exit(code);
  });

async function write(file, text) {
  const path = join(temporary, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Writes package.json under the new name, with the npm scripts whose files were copied. */
async function writePackage({ name }, slug) {
  const about = JSON.parse(await readFile('package.json', 'utf8'));
  const isThere = ([, script]) => {
    const [, file] = /^node (\S+)/.exec(script) ?? [];
    return !file || existsSync(join(temporary, file));
  };
  const scripts = Object.fromEntries(Object.entries(about.scripts).filter(isThere));
  const imports = { '#words/*': about.imports['#words/*'].default }; // in English only
  await write(
    'package.json',
    JSON.stringify({ ...about, name: slug, description: `Website of ${name}.`, imports, scripts }),
  );
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const packages = { ...lock.packages, '': { ...lock.packages[''], name: slug } };
  await write('package-lock.json', `${JSON.stringify({ ...lock, name: slug, packages }, undefined, 2)}\n`);
  const knip = JSON.parse(await readFile('knip.json', 'utf8'));
  // The new site may not use every section or package, so Knip ignores unused ones.
  await write(
    'knip.json',
    JSON.stringify({ ...knip, exclude: ['files', 'exports', 'types', 'dependencies'] }),
  );
}

try {
  if (!answersFile || !folder) throw new Error('Usage: npm run new-firm -- ANSWERS.json FOLDER');
  const target = resolve(folder);
  if (existsSync(target)) throw new Error(`${folder} already exists: choose another folder.`);
  const load = async (file) => (await runnerImport(file, { configFile: false, logLevel: 'error' })).module;
  const { checkAnswers } = await load('./scripts/new-firm/answers.ts');
  const { generatedFiles } = await load('./scripts/new-firm/files.ts');
  const { packageName } = await load('./scripts/new-firm/package-name.ts');
  const { prune } = await load('./scripts/new-firm/prune.ts');
  const answers = checkAnswers(JSON.parse(await readFile(answersFile, 'utf8')));
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  await mkdir(dirname(target), { recursive: true });
  temporary = await mkdtemp(`${target}-`);
  for (const file of stdout.split('\0').filter((name) => name && isCopied(name)))
    await cp(file, join(temporary, file));
  await cp('scripts/new-firm/site', temporary, { recursive: true });
  const files = generatedFiles(answers);
  for (const [file, text] of Object.entries(files)) await write(file, text);
  await writePackage(answers.firm, packageName(answers.firm));
  prune(temporary);
  const formatted = ['package.json', 'knip.json', ...Object.keys(files)].map((file) => join(temporary, file));
  formatFiles(formatted);
  await rename(temporary, target);
  console.log(`The site is in ${folder}. Next, there: git init && npm ci && npm run pictures && npm test`);
} catch (error) {
  removeTemporary();
  console.error(error.message);
  process.exitCode = 1;
}
