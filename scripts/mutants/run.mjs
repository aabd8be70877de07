/**
 * Do the tests bite? Makes one scripted fault at a time in a copy of the tree, runs the tests that should turn red,
 * and writes docs/mutants.md: `npm run mutants -- [unit|browser] [part of a name]`. Browser faults need port 4173.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { mutants, needsBrowser } from './list.mjs';
import { knownResults, report } from './report.mjs';

const [kind = '', part = ''] = process.argv.slice(2);
const DOCUMENT = 'docs/mutants.md';
const COPIES = Number(process.env.MUTANT_COPIES ?? 2);
const PATIENCE = 300_000; // ms for one command

/** A copy of the tree as it stands, with the packages linked. */
function copyTree() {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of files.split('\n').filter(Boolean)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    copyFileSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Exit code and output of a command in the copy. */
const run = (cwd, ...args) =>
  new Promise((done) => {
    const child = spawn('npx', args, { cwd, timeout: PATIENCE, env: { ...process.env, CI: '' } });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('close', (code) => done({ code, output }));
  });

/** `red`, `green`, or `no test` where none ran. */
async function verdict(folder, test) {
  const [file, title] = test.split(' :: ');
  if (!needsBrowser(test)) {
    const only = title ? ['-t', title] : [];
    const { code, output } = await run(folder, 'vitest', 'run', '--project', 'unit', file, ...only);
    if (/Tests .*failed|Failed Suites/.test(output)) return 'red';
    return code === 0 && /Tests .*\d+ passed/.test(output) ? 'green' : 'no test';
  }
  const build = await run(folder, 'vite', 'build');
  if (build.code !== 0) return 'red';
  const only = title ? ['-g', title] : [];
  const { output } = await run(folder, 'playwright', 'test', file, '--workers=1', '--retries=0', ...only);
  if (/\d+ failed/.test(output)) return 'red';
  return /\d+ passed/.test(output) ? 'green' : 'no test';
}

/** The first test that turns red, and what the others said before it. */
async function tryOut(folder, { file, find, replace, tests }) {
  const sound = readFileSync(join(folder, file), 'utf8');
  writeFileSync(
    join(folder, file),
    sound.replace(find, () => replace),
  );
  let result = { state: 'no test', by: '' };
  for (const test of tests.filter((one) => !kind || needsBrowser(one) === (kind === 'browser'))) {
    result = { state: await verdict(folder, test), by: test };
    if (result.state === 'red') break;
  }
  writeFileSync(join(folder, file), sound);
  return result;
}

const wanted = mutants.filter(
  ({ name, tests }) =>
    name.includes(part) && (!kind || tests.some((test) => needsBrowser(test) === (kind === 'browser'))),
);
const results = knownResults(readFileSync(DOCUMENT, { encoding: 'utf8', flag: 'a+' }));
const date = new Date().toISOString().slice(0, 10);
const waiting = [...wanted];
const work = async () => {
  const folder = copyTree();
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const result = await tryOut(folder, mutant);
    // A browser's turn does not undo what a unit test has found.
    if (result.state !== 'red' && results.get(mutant.name)?.state === 'red' && kind) continue;
    results.set(mutant.name, { ...result, date });
    console.log(`${result.state.padEnd(8)}${mutant.name}`);
    writeFileSync(DOCUMENT, report(mutants, results));
  }
  rmSync(folder, { recursive: true });
};
// One port, one browser test at a time.
await Promise.all(Array.from({ length: kind === 'unit' ? COPIES : 1 }, work));
const survivors = wanted.filter(({ name }) => results.get(name)?.state !== 'red');
if (survivors.length > 0) console.error(`Not red: ${survivors.map(({ name }) => name).join('; ')}`);
process.exitCode = survivors.length > wanted.length * 0.05 ? 1 : 0;
