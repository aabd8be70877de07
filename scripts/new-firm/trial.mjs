/**
 * Makes a site of one of the examples in a folder of its own, searches what it ships and its documents for words of
 * this firm, and asks it what `npm test` asks but the hosts. Usage: node scripts/new-firm/trial.mjs pune-dentist
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

/** Names, figures and terms that the pages of this firm are full of. */
const words = [
  'Aarohan', 'Noida', 'Uttar Pradesh', 'MSME', 'fintech', 'lender', 'credit rating', 'rating agency', 'bill discounting', 'export bill', 'invoice', 'CRISIL',
  'ICRA', 'SEBI', 'IRDAI', 'AMFI', 'RERA', 'NRI', 'Mudra', 'CGTMSE', 'Udyam', 'debt restructuring', 'fund raising', 'standby letter', 'mutual fund', 'insurance',
  'working capital', 'crore', 'lakh', 'Sector Zero', 'Asha Verma', 'Key Facts Statement', 'foreign-company', 'realState', 'blogDetails', 'founderprofile',
]; // oxfmt-ignore

const [example] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'new-firm-'));
const site = join(folder, 'site');
const { status } = spawnSync(
  process.execPath,
  ['scripts/new-firm.mjs', `scripts/new-firm/examples/${example}.json`, site, '--check'],
  { stdio: 'inherit' },
);
const filesOf = (folder, kinds) =>
  readdirSync(join(site, folder), { withFileTypes: true, recursive: folder !== '' })
    .filter((entry) => entry.isFile() && kinds.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
const read = () => [
  ...filesOf('dist', /\.(?:html|css|js|json|xml|txt|svg|webmanifest|_headers|_redirects)$/),
  ...filesOf('docs', /\.md$/),
  ...filesOf('', /\.md$/),
];
const found = (status === 0 ? read() : []).flatMap((file) => {
  const text = `${file} ${readFileSync(file, 'utf8')}`;
  return words
    .filter((word) => new RegExp(`\\b${word}\\b`, /^[A-Z]{2,}$/.test(word) ? '' : 'i').test(text))
    .map((word) => `${word} stands in ${relative(site, file)}`);
});
if (found.length > 0) console.error(found.join('\n'));
if (status === 0) symlinkSync(resolve('node_modules'), join(site, 'node_modules'));
const browsers =
  status === 0 &&
  spawnSync('npm', ['test', '--', 'firefox', 'webkit', 'browser'], { cwd: site, stdio: 'inherit' }).status ===
    0;
rmSync(folder, { recursive: true, force: true });
process.exitCode = browsers && found.length === 0 ? 0 : 1;
