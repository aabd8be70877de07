import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFolder } from '../../../build/compress.ts';

it('files with the same content are compressed at the same time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'));
  const text = `A text that no cache contains: ${folder} `.repeat(99);
  const files = ['a.svg', 'b.svg', 'c.svg', 'd.svg'].map((name) => join(folder, name));
  await Promise.all(files.map((file) => writeFile(file, text)));
  await compressFolder(folder, 11);
  for (const file of files) expect(String(brotliDecompressSync(await readFile(`${file}.br`)))).toBe(text);
});
