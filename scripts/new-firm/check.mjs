/**
 * Generates the site of an example in a temporary folder and checks it. Types, lint, the build, the unit tests and the
 * tests of the build must pass. No built text file may contain words of the original firm.
 * Usage: node scripts/new-firm/check.mjs pune-dentist
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const originalFirmWords = /Aarohan|Noida|MSME|fintech|bill discounting|credit rating/i;
const temporary = mkdtempSync(join(tmpdir(), 'new-firm-'));
const site = join(temporary, 'site');

/** @throws Error if the command fails */
function run(cwd, ...command) {
  const [program, ...args] = command;
  const shell = process.platform === 'win32'; // npm is a batch file there
  const { status } = spawnSync(program, args, { cwd, shell, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Failed: ${command.join(' ')}`);
}

try {
  run('.', 'node', 'scripts/new-firm.mjs', `scripts/new-firm/examples/${process.argv[2]}.json`, site);
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'));
  run(site, 'git', 'init', '-q');
  run(site, 'npm', 'run', 'pictures');
  run(site, 'npm', 'test', '--', 'types', 'lint', 'build', 'unit', 'built');
  const dist = readdirSync(join(site, 'dist'), { recursive: true }).filter((file) =>
    /\.(?:html|js|json|xml|txt|webmanifest)$/.test(file),
  );
  const filesNamingFirm = dist.filter((file) =>
    originalFirmWords.test(readFileSync(join(site, 'dist', file), 'utf8')),
  );
  if (filesNamingFirm.length > 0)
    throw new Error(`These built files contain words of the original firm: ${filesNamingFirm.join(', ')}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
