/**
 * Records the built site as Orca announces it: every page read from the top, and keyboard journeys. Writes to
 * reports/transcripts, compares with the snapshots in tests/transcripts, prints differences and exits with 1 if any.
 * Usage: npm run build && npm run transcripts [-- --update] [-- part of a name ...]
 * --update replaces the snapshots instead. If Orca or its desktop is missing, the script prints what is missing and
 * exits with 0, or with 1 in CI.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { journeys } from './journeys.mjs';
import { missingPrograms, openDesktop } from './desktop.mjs';
import { createVisitor } from './visitor.mjs';
import { runJourney } from './run-journey.mjs';

const out = 'reports/transcripts';
const snapshots = 'tests/transcripts';
const nameParts = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isCi = Boolean(process.env.CI);
const isUpdate = process.argv.includes('--update');
const isRequested = (name) => !nameParts.length || nameParts.some((word) => name.includes(word));

const sitemap = () => [
  ...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>[a-z]+:\/\/[^/]+(\/[^<]*)<\/loc>/g),
];
/** 'home' for '/', 'hi-home' for '/hi', 'hi-contact' for '/hi/contact'. */
const fileName = (path) =>
  (/^\/(?:\w\w)?$/.test(path) ? `${path}/home` : path).split('/').filter(Boolean).join('-');

function write(name, text) {
  mkdirSync(`${out}/${name.split('/')[0]}`, { recursive: true });
  writeFileSync(`${out}/${name}.txt`, `${text.join('\n')}\n`);
  process.stdout.write(`${name}\n`);
}

/** Prints the differences from the snapshots and returns the names of snapshots that differ or were not recorded. */
function compareSnapshots() {
  const names = readdirSync(snapshots, { recursive: true })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length).replaceAll('\\', '/'));
  return names.filter(isRequested).filter((name) => {
    const [snapshot, actual] = [snapshots, out].map((folder) => `${folder}/${name}.txt`);
    if (isUpdate && existsSync(actual)) copyFileSync(actual, snapshot);
    const args = ['diff', '--no-index', '--no-color', '--', snapshot, actual];
    return spawnSync('git', args, { stdio: 'inherit' }).status !== 0;
  });
}

async function readPages(visitor) {
  for (const [, path] of sitemap()) {
    const name = `pages/${fileName(path)}`;
    if (!isRequested(name)) continue;
    const title = await visitor.open(path);
    // The skip link, which `open` has found: Orca leaves out its role if it has read another page before.
    const [, ...lines] = await visitor.press('KP_Add');
    write(name, [`# ${title}`, `Address: ${path}`, '', ...lines]);
  }
}

async function runJourneys(desktop, visitor) {
  const failed = [];
  for (const journey of journeys) {
    const name = `journeys/${journey.name}`;
    if (!isRequested(name)) continue;
    try {
      write(name, await runJourney(journey, desktop, visitor));
    } catch (error) {
      failed.push(`${name}: ${error.message}`);
    }
  }
  return failed;
}

const missing = missingPrograms();
if (missing.length) {
  process.stdout.write(`Skipped: not installed: ${missing.join(', ')}\n`);
  process.exit(isCi ? 1 : 0);
}
const desktop = await openDesktop().catch((error) => {
  process.stdout.write(`Skipped: the virtual desktop did not start: ${error.message}\n`);
  process.exit(isCi ? 1 : 0);
});
const visitor = createVisitor(desktop);
rmSync(out, { recursive: true, force: true });
try {
  await readPages(visitor);
  const failed = await runJourneys(desktop, visitor);
  for (const line of failed) process.stderr.write(`${line}\n`);
  const changed = compareSnapshots();
  if (changed.length)
    process.stderr.write(
      `Changed: ${changed.join(', ')}. If the new text is correct, run npm run transcripts -- --update\n`,
    );
  process.exitCode = failed.length || changed.length ? 1 : 0;
} finally {
  await desktop.close();
}
