import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'new-page-'));
cpSync('src/site', join(root, 'src/site'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const script = resolve('scripts/new-page.mjs');
const newPage = (...args: string[]) =>
  execFileSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('writes the row and the file of a page, and refuses to write them again or with an invalid path', () => {
  expect(newPage('/fees/advice', "What's due")).toContain('src/pages/fees/advice.tsx');
  expect(read('src/site/pages.ts')).toMatch(
    /\{ path: '\/fees\/advice', label: 'What\\'s due', parent: '\/', rosette: '[a-z-]+' \},\n\] as const/,
  );
  expect(read('src/pages/fees/advice.tsx')).toContain("from '../../sections/page-banner.tsx'");
  expect(() => newPage('/fees/advice', 'Again')).toThrow('There is already a page /fees/advice');
  expect(() => newPage('/Fees', 'Fees')).toThrow('Give a path in lower case and a label');
});
