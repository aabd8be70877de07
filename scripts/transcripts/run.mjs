/**
 * Records Orca's announcements on the built site: each page from the top, and keyboard journeys. Writes them to
 * reports/transcripts, which the nightly workflow uploads. Prints differences from tests/transcripts. Exits with 1 if
 * there are differences, or if Orca does not announce the words of a journey. If programs are missing, prints their
 * names and exits with 0, or with 1 in CI. Usage: npm run build && npm run transcripts [-- part of a name ...]
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { findMissingPrograms, openDesktop } from './desktop.mjs';
import { journeys, runJourney } from './journeys.mjs';
import { createVisitor } from './visitor.mjs';

const out = 'reports/transcripts';
const expected = 'tests/transcripts';
const nameParts = process.argv.slice(2);
const isRequested = (name) => !nameParts.length || nameParts.some((part) => name.includes(part));

const readSitemap = () => [
  ...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>[a-z]+:\/\/[^/]+(\/[^<]*)<\/loc>/g),
];
/** Returns the file name for a path: 'home' for '/', 'hi-home' for '/hi', 'hi-contact' for '/hi/contact'. */
const getFileName = (path) =>
  (/^\/(?:\w\w)?$/.test(path) ? `${path}/home` : path).split('/').filter(Boolean).join('-');

async function readPage(path, visitor) {
  const title = await visitor.open(path);
  // Skips the first line, the skip link, because Orca announces its role only on the first page.
  const [, ...lines] = await visitor.press('KP_Add');
  // The transcript of a translation ends before the footer, because the footer has the same order as in English.
  const isTranslation = /^\/\w\w(?:\/|$)/.test(path);
  const brand = lines.findLastIndex((line) => line.startsWith(title.split(' - ').at(-1)));
  return [`# ${title}`, `Path: ${path}`, '', ...(isTranslation ? lines.slice(0, brand) : lines)];
}

const recordings = [
  ...readSitemap().map(([, path]) => [getFileName(path), (desktop, visitor) => readPage(path, visitor)]),
  ...journeys.map((journey) => [
    `journey-${journey[0]}`,
    (desktop, visitor) => runJourney(journey, desktop.page, visitor),
  ]),
].filter(([name]) => isRequested(name));

function exitWithout(reason) {
  process.stdout.write(`Skipped: ${reason}\n`);
  process.exit(process.env.CI ? 1 : 0);
}

const missing = findMissingPrograms();
if (missing.length) exitWithout(`not installed: ${missing.join(', ')}`);
const desktop = await openDesktop().catch((error) =>
  exitWithout(`the virtual desktop did not start: ${error.message}`),
);
const visitor = createVisitor(desktop);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
try {
  for (const [name, record] of recordings)
    try {
      writeFileSync(`${out}/${name}.txt`, `${(await record(desktop, visitor)).join('\n')}\n`);
      process.stdout.write(`${name}\n`);
    } catch (error) {
      process.stderr.write(`${name}: ${error.message}\n`);
      process.exitCode = 1;
    }
  for (const file of readdirSync(expected)) {
    if (!isRequested(file)) continue;
    const files = [`${expected}/${file}`, `${out}/${file}`];
    const { status } = spawnSync('git', ['diff', '--no-index', '--no-color', '--', ...files], {
      stdio: 'inherit',
    });
    if (status === 0) continue;
    process.stderr.write(
      `${file} has changed. If the new text is correct: cp ${files.toReversed().join(' ')}\n`,
    );
    process.exitCode = 1;
  }
} finally {
  await desktop.close();
}
