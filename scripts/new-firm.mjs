/**
 * Makes the site another firm's: reads a file of answers, and writes a site without a word of the old firm.
 * Usage: npm run new-firm -- answers.json ../new-site [--check]; `npm run new-firm -- --help` says more
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checkAnswers } from './new-firm/answers.mjs';
import { writeFacts } from './new-firm/facts.mjs';
import { takeDocs } from './new-firm/docs.mjs';
import { clearOld, goneFrom, tidy } from './new-firm/old.mjs';
import { takeLeftovers, takeStyles } from './new-firm/leftovers.mjs';
import { prune } from './new-firm/prune.mjs';
import { writeWords } from './new-firm/words.mjs';

const help = `npm run new-firm -- ANSWERS FOLDER [--check]

Writes a copy of this site for another firm to FOLDER, which must not be there yet.
ANSWERS  a file of JSON; scripts/new-firm/examples/ has two to begin with
--check  asks types, lint, build, unit tests and tests of the build there afterwards`;

const [file, folder] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (process.argv.includes('--help') || !file || !folder) {
  console.log(help);
  process.exit(process.argv.includes('--help') ? 0 : 1);
}
const root = resolve(folder);
const here = resolve('.');
const since = performance.now();
const say = (what) =>
  console.log(`${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s  ${what}`);

/** Vite, asked for the schema, calls this development; the build there is none. */
const env = { ...process.env };
delete env.NODE_ENV;

/** @throws Error with what a program said, when it fails */
function run(...words) {
  const { status, stdout, stderr } = spawnSync(words[0], words.slice(1), {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`${words.join(' ')} failed:\n${stdout}${stderr}`);
}

/** To the packages of this site, while the new one has none: `npm ci` there would empty them through it. */
const packages = join(root, 'node_modules');
let linked = false;

try {
  const answers = await checkAnswers(JSON.parse(readFileSync(file, 'utf8')));
  if (existsSync(root)) throw new Error(`${folder} is there already: name a folder that is not.`);
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const files = tracked.split('\0').filter((one) => one && existsSync(one));
  for (const name of files) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    cpSync(name, join(root, name));
  }
  symlinkSync(resolve('node_modules'), packages);
  linked = true;
  say('copied');
  clearOld(root);
  cpSync(join(here, 'scripts/new-firm/site'), root, { recursive: true });
  writeFacts(root, answers);
  tidy(root, answers, writeWords(root, answers));
  run('npx', 'oxfmt', 'src', 'package.json', 'index.html');
  say('written');
  const gone = goneFrom(here, root);
  prune(root, say, gone);
  await takeStyles(root, say);
  takeLeftovers(root, say);
  takeDocs({ here, tracked: files, root, gone });
  run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit');
  run('npm', 'run', 'tiles');
  run('npm', 'run', 'pictures');
  run('npx', 'oxfmt');
  say('drawn');
  if (process.argv.includes('--check'))
    for (const part of ['types', 'lint', 'build', 'unit', 'built']) {
      run('npm', 'test', '--', part);
      say(`${part} green`);
    }
  say(`ready. Next: cd ${folder} && git init && npm ci && npm run check:launch`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  if (linked) unlinkSync(packages);
}
