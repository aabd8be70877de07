import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getServerFolder } from '../build/built-server.ts';
import { listBuildContext } from '../scripts/build-copy.mjs';

const BUILD_FIRST = 'run `npm run build` first';

/** Returns the last changed file. Searches the files, and all files in the folders. */
function findNewestFile(names: readonly string[]) {
  const files = names.flatMap((name) =>
    statSync(name).isDirectory()
      ? readdirSync(name, { recursive: true, encoding: 'utf8' }).map((file) => join(name, file))
      : [name],
  );
  const times = files.map((file) => ({ file, stat: statSync(file) })).filter(({ stat }) => stat.isFile());
  return times.reduce((last, next) => (next.stat.mtimeMs > last.stat.mtimeMs ? next : last));
}

/** @throws Error if a build is missing or older than a source that the build reads */
export function assertFresh(folder: string): void {
  if (!existsSync(join(getServerFolder(folder), 'manifest.json')) || !existsSync(join(folder, '404.html')))
    throw new Error(`There is no build: ${BUILD_FIRST}.`);
  const source = findNewestFile(listBuildContext().filter((name) => name !== 'vercel.json')); // the build writes that file
  if (source.stat.mtimeMs > findNewestFile([folder]).stat.mtimeMs)
    throw new Error(`${folder}/ is older than ${source.file}: ${BUILD_FIRST}.`);
}

/** The global setup of Vitest. It fails if the build is missing or older than its sources. */
export default () => assertFresh('dist');
