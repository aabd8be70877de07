import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brotliLevel, compressFile, compressFolder } from '../../../src/build/compress.ts';
import { mapConcurrent } from '../../../src/build/map-concurrent.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('compressed files', () => {
  it.each([0, 200_000])('contain the same %i characters', async (length) => {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(32 + ((i * i) % 90))).join('');
    const file = join(folder, 'a.html');
    await compressFile(file, text, 8);
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(text);
  });

  it('are written for texts only, and existing ones are kept', async () => {
    for (const name of ['a.css', 'b.png', 'c.js', 'c.js.br']) await writeFile(join(folder, name), name);
    await compressFolder(folder, 8);
    expect(brotliDecompressSync(await readFile(join(folder, 'a.css.br'))).toString()).toBe('a.css');
    expect(await readFile(join(folder, 'c.js.br'), 'utf8')).toBe('c.js.br');
    await expect(readFile(join(folder, 'b.png.br'))).rejects.toThrow('ENOENT');
  });

  it('are as small as possible up to a hundred pages, and quickly written for more', () => {
    expect([27, 100, 101, 1000].map(brotliLevel)).toEqual([11, 11, 8, 8]);
  });
});

describe('mapConcurrent', () => {
  it('handles each item once, several at a time', async () => {
    const taken: number[] = [];
    let now = 0;
    let most = 0;
    await mapConcurrent(
      Array.from({ length: 40 }, (_, i) => i),
      async (i) => {
        most = Math.max(most, (now += 1));
        await new Promise((done) => setTimeout(done, i % 3));
        taken.push(i);
        now -= 1;
      },
    );
    expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
    expect(most).toBeGreaterThan(1);
  });

  it('rejects with the first error', async () => {
    const fails = mapConcurrent([1, 2, 3], (i) =>
      i === 2 ? Promise.reject(new Error('two')) : Promise.resolve(),
    );
    await expect(fails).rejects.toThrow('two');
  });
});
