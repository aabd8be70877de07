/**
 * Creates the site of another firm. Copies this project without the pages and the data of this firm, and generates
 * pages and data from a file of answers. There are examples in scripts/new-firm/examples.
 * Usage: npm run new-firm -- ANSWERS.json FOLDER
 */
import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { runnerImport } from 'vite';
import { formatFiles } from './format-files.mjs';

const run = promisify(execFile);
/**
 * The folder in which the site is created. This folder is next to the target folder, because a rename works only within
 * one file system. If the script fails or is interrupted, it deletes this folder.
 */
let temporary;
const removeTemporary = () => temporary && rmSync(temporary, { recursive: true, force: true });

/** Makes an interruption delete the temporary folder and end the script. */
function listenForSignals() {
  const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  for (const [signal, code] of Object.entries(exitCodes))
    process.on(signal, () => {
      removeTemporary();
      process.exit(code);
    });
}

async function write(file, text) {
  const path = join(temporary, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Writes package.json, the lockfile and knip.json. package.json has only npm scripts whose files were copied. */
async function writePackage({ name }, slug) {
  const about = JSON.parse(await readFile('package.json', 'utf8'));
  const isRunnable = ([, script]) => {
    const [, file] = /^node (\S+)/.exec(script) ?? [];
    return !file || existsSync(join(temporary, file));
  };
  const scripts = Object.fromEntries(Object.entries(about.scripts).filter(isRunnable));
  const imports = { '#words/*': about.imports['#words/*'].default }; // the new site is only in English
  await write(
    'package.json',
    JSON.stringify({ ...about, name: slug, description: `Website of ${name}.`, imports, scripts }),
  );
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const packages = { ...lock.packages, '': { ...lock.packages[''], name: slug } };
  await write('package-lock.json', `${JSON.stringify({ ...lock, name: slug, packages }, undefined, 2)}\n`);
  const knip = JSON.parse(await readFile('knip.json', 'utf8'));
  // The new site may not use every section and package, so Knip must not report unused ones.
  await write(
    'knip.json',
    JSON.stringify({ ...knip, exclude: ['files', 'exports', 'types', 'dependencies'] }),
  );
}

/** Copies the files of this project that are not specific to this firm, and then the files of scripts/new-firm/site. */
async function copyFiles(isCopied) {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of stdout.split('\0').filter((name) => existsSync(name) && isCopied(name)))
    await cp(file, join(temporary, file));
  await cp('scripts/new-firm/site', temporary, { recursive: true });
}

async function main() {
  const [answersFile, folder] = process.argv.slice(2);
  if (!answersFile || !folder) throw new Error('Usage: npm run new-firm -- ANSWERS.json FOLDER');
  const target = resolve(folder);
  if (existsSync(target)) throw new Error(`${folder} already exists: choose another folder.`);
  const load = async (file) => (await runnerImport(file, { configFile: false, logLevel: 'error' })).module;
  const { checkAnswers } = await load('./scripts/new-firm/answers.ts');
  const { generateFiles } = await load('./scripts/new-firm/files.ts');
  const { isCopied } = await load('./scripts/new-firm/firm-only-paths.ts');
  const { createPackageName } = await load('./scripts/new-firm/package-name.ts');
  const { pruneSite } = await load('./scripts/new-firm/prune.ts');
  const answers = checkAnswers(JSON.parse(await readFile(answersFile, 'utf8')));
  await mkdir(dirname(target), { recursive: true });
  temporary = await mkdtemp(`${target}-`);
  await copyFiles(isCopied);
  const files = generateFiles(answers);
  for (const [file, text] of Object.entries(files)) await write(file, text);
  await writePackage(answers.firm, createPackageName(answers.firm));
  pruneSite(temporary);
  const formatted = ['package.json', 'knip.json', ...Object.keys(files)].map((file) => join(temporary, file));
  formatFiles(formatted);
  await rename(temporary, target);
  console.log(`The site is in ${folder}. Next, there: git init && npm ci && npm run pictures && npm test`);
}

listenForSignals();
try {
  await main();
} catch (error) {
  removeTemporary();
  console.error(error.message);
  process.exitCode = 1;
}
