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
 * Returns the brotli level for a site of so many pages. The highest takes 0.15 s of processor time a page, 30 times as
 * long as level 8, and saves 2.3 kB: worth it until a build would take minutes.
 */
export const brotliLevel = (pages: number): number => (pages > 100 ? 8 : constants.BROTLI_MAX_QUALITY);

const chunkSize = 65_536; // bytes: most files in one turn

/** The smallest window that sees a whole text, in powers of two: the default of 4 MB is memory to clear for each file. */
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

/** The same for every text in the folder that has none yet, for hosts and the local server that send them as they are. */
export async function compressFolder(folder: string, level: number): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names
    .filter((name) => compressed.includes(extname(name).slice(1)))
    .map((name) => join(folder, name))
    .filter((file) => !existsSync(`${file}.br`));
  await mapConcurrent(texts, async (file) => compressFile(file, await readFile(file), level));
}
