/** A copy of the project with what a build reads and no more, to be built apart from the tree. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** `.dockerignore` refuses all but what it names, each name with a `!` before it; `*` stands for part of a name. */
export function buildContext() {
  const names = readFileSync('.dockerignore', 'utf8').match(/(?<=^!).+/gm) ?? [];
  const patterns = names.map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
  return readdirSync('.').filter((name) => patterns.some((pattern) => pattern.test(name)));
}

/** Copies what Docker is sent to `folder`, with the packages linked. */
export function copyBuildContext(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of buildContext()) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

/** @throws Error with what `vite build` said, when it fails */
export function buildIn(folder) {
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' }, // not that of a test that calls this
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${stderr}`);
}
