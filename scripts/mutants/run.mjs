/**
 * Do the tests bite? Makes one scripted fault at a time in a copy of the tree, runs the tests that should turn red, the
 * cheap ones first, and writes docs/mutants.md:
 * `npm run mutants -- [unit|built|hosts|browser] [part of a name] [--shard=1/4]`.
 * MUTANT_COPIES says how many faults are tried at once.
 */
import { execFileSync } from 'node:child_process';
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
import { parseArgs } from 'node:util';
import { BUILD, mutants, partOf, parts } from './list.mjs';
import { knownResults, report } from './report.mjs';
import { buildIn, verdict } from './verdict.mjs';

const { values, positionals } = parseArgs({
  options: { shard: { type: 'string', default: '1/1' } },
  allowPositionals: true,
});
const only = parts.includes(positionals[0]) ? positionals.shift() : '';
const [name = ''] = positionals;
const [shard, shards] = values.shard.split('/').map(Number);
if (!(shard >= 1 && shard <= shards)) throw new RangeError(`--shard=${values.shard}: write 1/4 to 4/4`);

const DOCUMENT = 'docs/mutants.md';
const COPIES = Number(process.env.MUTANT_COPIES ?? 2);

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

/** The tests of a fault that are wanted now, the cheap ones first. */
const testsOf = ({ tests }) =>
  tests
    .filter((test) => !only || partOf(test) === only)
    .toSorted((one, other) => parts.indexOf(partOf(one)) - parts.indexOf(partOf(other)));

/** The first test that turns red, or what the last one said. */
async function tryOut(folder, mutant) {
  const file = join(folder, mutant.file);
  const sound = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    sound.replace(mutant.find, () => mutant.replace),
  );
  let result;
  let isBuilt = false;
  for (const test of testsOf(mutant)) {
    if (partOf(test) !== 'unit' && !isBuilt) {
      result = { ...(await buildIn(folder)), by: BUILD };
      if (result.state === 'red') break;
      isBuilt = true;
    }
    result = { ...(await verdict(folder, test)), by: test };
    if (result.state === 'red') break;
  }
  writeFileSync(file, sound);
  return result;
}

const wanted = mutants
  .filter((mutant) => mutant.name.includes(name) && testsOf(mutant).length > 0)
  .filter((_, i) => i % shards === shard - 1);
const results = knownResults(readFileSync(DOCUMENT, { encoding: 'utf8', flag: 'a+' }));
const date = new Date().toISOString().slice(0, 10);
const waiting = [...wanted];
const survivors = [];
const work = async () => {
  const folder = copyTree();
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const { state, by, why } = await tryOut(folder, mutant);
    console.log(`${state.padEnd(8)}${mutant.name}\n        ${why}`);
    const known = results.get(mutant.name);
    // A part that is asked alone does not undo what another has found.
    if (only && known?.state === 'red' && partOf(known.by) !== only) continue;
    if (state !== 'red') survivors.push(mutant.name);
    results.set(mutant.name, { state, by, date });
    writeFileSync(DOCUMENT, report(mutants, results));
  }
  rmSync(folder, { recursive: true });
};
await Promise.all(Array.from({ length: Math.min(COPIES, wanted.length) }, work));
if (survivors.length > 0) console.error(`Not red: ${survivors.join('; ')}`);
process.exitCode = survivors.length > 0 ? 1 : 0;
