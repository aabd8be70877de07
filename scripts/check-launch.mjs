/**
 * Checks the site before the launch. Lists the samples that are left in src/, published rates that were checked more
 * than 90 days ago, and translations that may be out of date. Exits with 1 if a detail or a fee of the firm is invalid,
 * or if `knownUntil` of the holidays is missing or past. With --strict, also exits with 1 if a sample is left.
 * Usage: npm run check:launch [-- --strict]
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { findSamples } from '../build/samples.mjs';

const root = process.cwd();
const isStrict = process.argv.includes('--strict');
const importSource = async (path) =>
  (await runnerImport(join(root, path), { root, configFile: false, logLevel: 'error' })).module;
const { getToday } = await importSource('src/articles/plugin/read.ts');

/** @throws Error if a detail or a fee is invalid */
async function checkDetails() {
  const { checkFirm } = await importSource('src/site/firm-schema.ts');
  const { firm } = await importSource('src/site/firm.ts');
  const { legalDetails } = await importSource('src/site/legal-details.ts');
  const { holidays } = await importSource('src/site/holidays.ts');
  checkFirm({ ...firm, ...legalDetails, holidays });
  // Sites that `npm run new-firm` has created have no fees.
  if (!existsSync(join(root, 'src/site/fees.ts'))) return;
  const { checkFees } = await importSource('src/site/fee-schema.ts');
  const { firmFees } = await importSource('src/site/fees.ts');
  console.log(`The oldest fee was confirmed on ${checkFees(firmFees, legalDetails.role, getToday())}.`);
}

/** @throws Error if `knownUntil` of the holidays is missing or past */
async function checkHolidays() {
  const { holidays } = await importSource('src/site/holidays.ts');
  const { knownUntil } = holidays;
  if (!knownUntil || knownUntil < getToday()) {
    const known = knownUntil ? `are known only until ${knownUntil}` : 'have no `knownUntil`';
    throw new Error(
      `src/site/holidays.ts: the holidays ${known}. Add later ones: until then, pages show the office hours alone.`,
    );
  }
  console.log(`The holidays of the office are known until ${knownUntil}.`);
}

/** Lists the samples that are left, and returns their number. */
async function listSamples() {
  const files = (await readdir(join(root, 'src'), { recursive: true }))
    .filter((file) => /\.(?:tsx?|md)$/.test(file))
    .toSorted()
    .map((file) => join('src', file));
  const sources = new Map();
  for (const file of files) sources.set(file, await readFile(join(root, file), 'utf8'));
  const samples = findSamples(sources);
  for (const { file, line, purpose, value } of samples) {
    console.log(`${file}:${line}  ${purpose}${value === undefined || value.length > 50 ? '' : `: ${value}`}`);
  }
  console.log(
    samples.length === 0
      ? 'No sample is left.'
      : `${samples.length} samples are left: replace each by the firm's own value, without sample() or !sample.`,
  );
  return samples.length;
}

async function listOldRates() {
  // Sites that `npm run new-firm` has created have no sources of law.
  if (!existsSync(join(root, 'compliance/sources.ts'))) return;
  const { sources } = await importSource('compliance/sources.ts');
  const { isRateCurrent } = await importSource('src/lib/rate-age.ts');
  const { describeSource, findStaleSources } = await import('./stale-sources.mjs');
  for (const rate of findStaleSources(sources, new Date()).filter(({ isRate }) => isRate))
    console.log(`Check this rate again: ${describeSource(rate, isRateCurrent)}`);
}

async function listStaleTexts() {
  const { languages } = await importSource('src/site/published-languages.ts');
  const { describeStale, findStaleTexts } = await importSource('build/words/stale-words.ts');
  for (const language of languages)
    for (const text of findStaleTexts(language)) console.log(describeStale(language, text));
}

try {
  await checkDetails();
  await checkHolidays();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
const sampleCount = await listSamples();
await listOldRates();
await listStaleTexts();
if (isStrict && sampleCount > 0) process.exitCode = 1;
