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
 * as level 8, and saves 2.3 kB. Large sites use level 8.
 */
export const brotliLevel = (pages: number): number => (pages > 200 ? 8 : constants.BROTLI_MAX_QUALITY);

const chunkSize = 65_536; // bytes, so that most files are compressed in one chunk

/**
 * Returns the smallest brotli window for a text, as an exponent of 2. The default window of 4 MB is slower, because
 * brotli clears it for each file.
 */
const windowBits = (bytes: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

/** Cache of compressed texts, named by the hash of the text. Compression takes half of the time of a build. */
const cacheFolder = join(import.meta.dirname, '../node_modules/.vite/compressed');

/** The build deletes files that no build has used for so many days. */
const CACHE_DAYS = 7;

/** Returns the cached file of a key. Creates it if it is missing. */
async function readOrCreate(key: string, create: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(cacheFolder, key);
  const [now, found] = [new Date(), await readFile(file).catch(() => undefined)];
  if (found) {
    await utimes(file, now, now);
    return found;
  }
  const created = await create();
  await mkdir(cacheFolder, { recursive: true });
  const partial = `${file}.${process.pid}`; // renamed when complete, because another build may read the file
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
    [constants.BROTLI_PARAM_LGWIN]: windowBits(Buffer.byteLength(content)),
  };
  const hash = createHash('sha256').update(content).digest('base64url');
  const { brotli: encoder, zlib } = process.versions;
  const br = await readOrCreate(`${hash}-${encoder}-${level}.br`, () =>
    brotli(content, { chunkSize, params }),
  );
  const gz = await readOrCreate(`${hash}-${zlib}.gz`, () =>
    zip(content, { chunkSize, level: constants.Z_BEST_COMPRESSION }),
  );
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}

/** Compresses each text file in the folder, for hosts that send the copies. */
export async function compressFolder(folder: string, level: number): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names
    .filter((name) => compressed.includes(extname(name).slice(1)))
    .map((name) => join(folder, name))
    .filter((file) => !existsSync(`${file}.br`));
  await mapConcurrent(texts, async (file) => compressFile(file, await readFile(file), level));
  await deleteUnused();
}
