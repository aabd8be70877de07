import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { about, service } from '../../menu-pages.ts';

const root = mkdtempSync(join(tmpdir(), 'new-page-'));
cpSync('src/site', join(root, 'src/site'), { recursive: true });
cpSync('src/words/en/page-names.json', join(root, 'src/words/en/page-names.json'));
cpSync('.oxfmtrc.json', join(root, '.oxfmtrc.json'));
afterAll(() => rmSync(root, { recursive: true }));

const script = resolve('scripts/new-page.mjs');
const newPage = (...args: string[]) =>
  execFileSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
/** Returns the text of each file, by its path. */
const readFiles = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path, readFileSync(path, 'utf8')]);

it.each([
  ['/Fees', 'Fees', 'Give a path in lower case and a label'],
  [service.path.toLowerCase(), 'Money', `There is already a page ${service.path}`],
  ['/who-we-are', about.label.toUpperCase(), `${about.path} has the label ${about.label} already`],
  ['/hi/fees', 'Fees', '/hi/fees is the path of another kind of page'],
  ['/fees', 'Fe', 'The label has 2 characters'],
  ['C:/Program Files/Git/fees', 'Our fees', 'npm run new-page -- fees "Our fees"'],
])('npm run new-page refuses %s "%s" and writes nothing', (path, label, message) => {
  const before = readFiles();
  expect(() => newPage(path, label)).toThrow(message);
  expect(readFiles()).toEqual(before);
});
