import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** `.dockerignore` refuses all but what it names, each name with a `!` before it; `*` stands for part of a name. */
const allowed = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('!'))
  .map(
    (line) =>
      new RegExp(
        `^${line
          .slice(1)
          .replaceAll('.', String.raw`\.`)
          .replaceAll('*', '[^/]*')}$`,
      ),
  );
const context = readdirSync('.').filter((name) => allowed.some((pattern) => pattern.test(name)));
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'docker-context-'));
  for (const name of context) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('finds in what Docker is sent all that the build reads and the image copies', () => {
  const steps = readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm);
  const copied = [...steps].flatMap(([, names = '']) => names.split(' ')).filter((name) => name !== '.');
  expect(copied).toContain('package-lock.json');
  for (const name of copied) expect(context).toContain(name.split('/')[0]);

  const { status, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(stderr);
  for (const folder of ['dist', 'dist-hosts']) expect(filesIn(join(copy, folder))).toEqual(filesIn(folder));
}, 120_000);
