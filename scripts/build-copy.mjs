/* Copies the files that a build reads, and builds the copy. The working tree does not change. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Returns the files and folders that the `!` patterns of `.dockerignore` add to the Docker build context. */
export function listBuildContext() {
  const names = readFileSync('.dockerignore', 'utf8').match(/(?<=^!).+/gm) ?? [];
  const patterns = names.map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
  return readdirSync('.').filter((name) => patterns.some((pattern) => pattern.test(name)));
}

/** Copies the Docker build context to `folder` and links node_modules. */
export function copyBuildContext(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of listBuildContext()) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

/**
 * Runs `vite build` in `folder`.
 * @throws Error with the output of a failed build
 */
export function buildIn(folder) {
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' }, // Vitest sets 'test', which would build development code
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${stderr}`);
}
