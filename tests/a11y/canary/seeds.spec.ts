import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { nightly } from '../../browser.ts';
import { seeds } from './seeds.ts';
import type { Seed } from './seeds.ts';

/** Copies the project to a folder, and links its packages. */
function copyProject(folder: string) {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

/**
 * Makes a mistake in a copy of the project.
 * @returns the location of its line: 'src/sections/notice.tsx:16'
 */
function plant(folder: string, { file, edits, line }: Seed): string {
  const path = join(folder, file);
  let text = readFileSync(path, 'utf8');
  for (const [before, after] of edits) {
    expect(text, `${file} contains the text that the seed replaces`).toContain(before);
    text = text.replace(before, () => after);
  }
  writeFileSync(path, text);
  return `${file}:${text.split('\n').findIndex((one) => one.includes(line)) + 1}`;
}

/**
 * Runs `npm run a11y` in a folder, without the environment variables of this test.
 * @returns the exit code and the output
 */
const audit = (folder: string, ...pages: string[]) =>
  new Promise<{ code: number | null; output: string }>((done) => {
    const { PATH = '', HOME = '', CHROMIUM_PATH } = process.env;
    const child = spawn(process.execPath, ['scripts/a11y.mjs', ...pages], {
      cwd: folder,
      env: { PATH, HOME, NO_COLOR: '1', ...(CHROMIUM_PATH && { CHROMIUM_PATH }) },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (code) => done({ code, output }));
  });

interface Report {
  findings: { rule: string; status: string; location?: { file: string; line: number } }[];
}

test('npm run a11y reports each seeded mistake at its line', nightly, async () => {
  test.setTimeout(1_200_000);
  const folder = mkdtempSync(join(tmpdir(), 'seeds-'));
  try {
    copyProject(folder);
    const planted = seeds.map((seed) => `${seed.mistake}: ${seed.rule} at ${plant(folder, seed)}`);
    const { code, output } = await audit(folder, '/about', '/contact');
    expect(code, output).toBe(1);
    const { findings } = JSON.parse(
      readFileSync(join(folder, 'reports/a11y/findings.json'), 'utf8'),
    ) as Report;
    const found = findings
      .filter(({ status }) => status === 'violation')
      .map(({ rule, location }) => `${rule} at ${location?.file}:${location?.line}`);
    expect(
      planted.filter((one) => !found.some((place) => one.endsWith(`: ${place}`))),
      output,
    ).toEqual([]);

    const report = join(folder, 'reports/a11y/index.html');
    expect(existsSync(report)).toBe(true);
    writeFileSync(join(folder, 'src/sections/notice.tsx'), 'export function Notice( {');
    const broken = await audit(folder, '/about');
    expect(broken.code, broken.output).toBe(2);
    expect(broken.output).toMatch(/\nThe site does not build: .*\(src\/sections\/notice\.tsx:1\)\n$/);
    expect(existsSync(report), 'no report of the earlier audit').toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
