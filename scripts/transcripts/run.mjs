/**
 * Transcripts of the built site as the Orca screen reader speaks it: every page read aloud from its top, and
 * journeys by keyboard. Writes docs/transcripts; a changed sentence is a changed line there.
 * Usage: npm run build && npm run transcripts [-- --strict] [-- part of a name ...]
 * Without Orca and its desktop it says what is missing and ends with 0, or with 1 under --strict.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { journeys } from './journeys.mjs';
import { missing, openDesktop } from './desktop.mjs';
import { reader } from './reader.mjs';
import { walk } from './walk.mjs';

const out = process.env.TRANSCRIPTS_OUT ?? 'docs/transcripts';
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const strict = process.argv.includes('--strict');
const chosen = (name) => !wanted.length || wanted.some((word) => name.includes(word));

const sitemap = () => [
  ...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>[a-z]+:\/\/[^/]+(\/[^<]*)<\/loc>/g),
];
const fileName = (path) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

function write(name, text) {
  mkdirSync(`${out}/${name.split('/')[0]}`, { recursive: true });
  writeFileSync(`${out}/${name}.txt`, `${text.join('\n')}\n`);
  process.stdout.write(`${name}\n`);
}

async function readPages(visitor) {
  for (const [, path] of sitemap()) {
    const name = `pages/${fileName(path)}`;
    if (!chosen(name)) continue;
    const title = await visitor.open(path);
    write(name, [`# ${title}`, `Address: ${path}`, '', ...(await visitor.press('KP_Add'))]);
  }
}

async function walkJourneys(desktop, visitor) {
  const failed = [];
  for (const journey of journeys) {
    const name = `journeys/${journey.name}`;
    if (!chosen(name)) continue;
    try {
      write(name, await walk(journey, desktop, visitor));
    } catch (error) {
      failed.push(`${name}: ${error.message}`);
    }
  }
  return failed;
}

const lacking = missing();
if (lacking.length) {
  process.stdout.write(`Transcripts skipped. Not on this machine: ${lacking.join(', ')}.\n`);
  process.exit(strict ? 1 : 0);
}
const desktop = await openDesktop().catch((error) => {
  process.stdout.write(`Transcripts skipped. The desktop did not start: ${error.message}\n`);
  process.exit(strict ? 1 : 0);
});
const visitor = reader(desktop);
try {
  await readPages(visitor);
  const failed = await walkJourneys(desktop, visitor);
  for (const line of failed) process.stderr.write(`${line}\n`);
  process.exitCode = failed.length ? 1 : 0;
} finally {
  await desktop.close();
}
