import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressed } from './headers.ts';
import { mapConcurrent } from './map-concurrent.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Returns the brotli level for a number of pages. The highest level takes 0.15 s of CPU time a page, 30 times as long
 * as level 8, and saves 2.3 kB: too slow for very large sites.
 */
export const brotliLevel = (pages: number): number => (pages > 100 ? 8 : constants.BROTLI_MAX_QUALITY);

const chunkSize = 65_536; // bytes: larger than most files, which are then read in one chunk

/** The smallest window for a text, as a power of two: the default of 4 MB has to be cleared for each file. */
const windowFor = (bytes: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

/** Writes .br and .gz beside a text file. */
export async function compressFile(file: string, content: string | Buffer, level: number): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(Buffer.byteLength(content)),
  };
  await writeFile(`${file}.br`, await brotli(content, { chunkSize, params }));
  await writeFile(`${file}.gz`, await zip(content, { chunkSize, level: constants.Z_BEST_COMPRESSION }));
}

/** Compresses every text file in the folder, for hosts and the local server that send the copies. */
export async function compressFolder(folder: string, level: number): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names
    .filter((name) => compressed.includes(extname(name).slice(1)))
    .map((name) => join(folder, name))
    .filter((file) => !existsSync(`${file}.br`));
  await mapConcurrent(texts, async (file) => compressFile(file, await readFile(file), level));
}
