import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedExtensions } from './headers.ts';
import { forEachConcurrent } from './for-each-concurrent.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Returns the brotli level for a number of pages. The highest level saves 2.3 kB per page compared with level 8, but takes
 * 30 times as long (0.15 s of CPU time per page). Large sites therefore use level 8.
 */
export const chooseBrotliLevel = (pageCount: number): number =>
  pageCount > 200 ? 8 : constants.BROTLI_MAX_QUALITY;

/** The size of an output buffer in bytes. Most compressed texts fit into one buffer. */
const chunkSize = 65_536;

/**
 * Returns the size of the smallest brotli window that holds a text, as an exponent of 2 between 16 and 22. The default
 * window of 4 MB would be slower, because brotli clears the complete window for each file.
 */
const getWindowBits = (bytes: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

/** The folder of the cache for compressed texts. Without the cache, compression takes half of the time of a build. */
const cacheFolder = join(import.meta.dirname, '../node_modules/.vite/compressed');

/** The number of days after which the build deletes a cached file that no build has used. */
const CACHE_DAYS = 7;

/** Returns the content of a cached file. Creates the file if it is missing. */
async function readOrCreate(name: string, create: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(cacheFolder, name);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) {
    const now = new Date();
    await utimes(file, now, now); // marks the file as used, so that deleteUnused keeps it
    return cached;
  }
  const created = await create();
  await mkdir(cacheFolder, { recursive: true });
  // Other files with this content, and other builds, use the cache at the same time. Each writes a file of its own,
  // which gets its final name only when it is complete.
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, created);
  await rename(partial, file);
  return created;
}

async function deleteUnused(): Promise<void> {
  const names = await readdir(cacheFolder);
  await forEachConcurrent(names, async (name) => {
    // Another build may have renamed or deleted the file.
    const { mtimeMs } = await stat(join(cacheFolder, name)).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > CACHE_DAYS * 86_400_000) await rm(join(cacheFolder, name), { force: true });
  });
}

/** Writes the .br and .gz copies of a text file. */
export async function compressFile(
  file: string,
  content: string | Buffer,
  brotliLevel: number,
): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
    [constants.BROTLI_PARAM_LGWIN]: getWindowBits(Buffer.byteLength(content)),
  };
  const hash = createHash('sha256').update(content).digest('base64url');
  const { brotli: encoder, zlib } = process.versions;
  const br = await readOrCreate(`${hash}-${encoder}-${brotliLevel}.br`, () =>
    brotli(content, { chunkSize, params }),
  );
  const gz = await readOrCreate(`${hash}-${zlib}.gz`, () =>
    zip(content, { chunkSize, level: constants.Z_BEST_COMPRESSION }),
  );
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}

/**
 * Writes .br and .gz copies of the text files in a folder. Hosts send these copies instead of the files. Omits files
 * that already have a .br copy. Then deletes unused files from the cache.
 */
export async function compressFolder(folder: string, brotliLevel: number): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const uncompressedFiles = names
    .filter((name) => compressedExtensions.includes(extname(name).slice(1)))
    .map((name) => join(folder, name))
    .filter((file) => !existsSync(`${file}.br`));
  await forEachConcurrent(uncompressedFiles, async (file) =>
    compressFile(file, await readFile(file), brotliLevel),
  );
  await deleteUnused();
}
