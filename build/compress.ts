import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressed } from './headers.ts';
import { mapConcurrent } from './map-concurrent.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Returns the brotli level for a number of pages. The highest level takes 0.15 s of CPU time per page, 30 times as long
 * as level 8, and saves 2.3 kB. This is too slow for very large sites.
 */
export const brotliLevel = (pages: number): number => (pages > 200 ? 8 : constants.BROTLI_MAX_QUALITY);

const chunkSize = 65_536; // bytes: most files are smaller, so they are read in one chunk

/**
 * Returns the smallest window for a text, as a power of two. The default of 4 MB is slower, because it is cleared for
 * each file.
 */
const windowFor = (bytes: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

/** Compressed texts of earlier builds, by hash of the text: compression takes half of the time of a first build. */
const cacheFolder = join(import.meta.dirname, '../node_modules/.vite/compressed');

/** The build deletes files that no build has used for this time. */
const CACHE_DAYS = 7;

/** Returns the cached result for a key, or creates it. */
async function cached(key: string, create: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(cacheFolder, key);
  const [now, found] = [new Date(), await readFile(file).catch(() => undefined)];
  if (found) {
    await utimes(file, now, now);
    return found;
  }
  const created = await create();
  await mkdir(cacheFolder, { recursive: true });
  const partial = `${file}.${process.pid}`; // another build may read the file at the same time
  await writeFile(partial, created);
  await rename(partial, file);
  return created;
}

async function deleteUnused(): Promise<void> {
  const names = await readdir(cacheFolder);
  await mapConcurrent(names, async (name) => {
    const { mtimeMs } = await stat(join(cacheFolder, name));
    if (Date.now() - mtimeMs > CACHE_DAYS * 86_400_000) await rm(join(cacheFolder, name), { force: true });
  });
}

/** Writes the .br and .gz copies of a text file. */
export async function compressFile(file: string, content: string | Buffer, level: number): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(Buffer.byteLength(content)),
  };
  const hash = createHash('sha256').update(content).digest('base64url');
  const { brotli: encoder, zlib } = process.versions;
  const br = await cached(`${hash}-${encoder}-${level}.br`, () => brotli(content, { chunkSize, params }));
  const gz = await cached(`${hash}-${zlib}.gz`, () =>
    zip(content, { chunkSize, level: constants.Z_BEST_COMPRESSION }),
  );
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}

/** Compresses every text file in the folder, for hosts and the local server that send the copies. */
export async function compressFolder(folder: string, level: number): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names
    .filter((name) => compressed.includes(extname(name).slice(1)))
    .map((name) => join(folder, name))
    .filter((file) => !existsSync(`${file}.br`));
  await mapConcurrent(texts, async (file) => compressFile(file, await readFile(file), level));
  await deleteUnused();
}
