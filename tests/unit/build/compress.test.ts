import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFile, compressFolder } from '../../../src/build/compress.ts';

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
});
