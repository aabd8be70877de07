import { brotliCompressSync, constants } from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGBLOCK } = constants;

/** Three block sizes, as exponents of two. With a single size, one word can add or save 100 bytes by chance. */
const blockSizes = [16, 17, 18];

/**
 * Returns the size of a text in bytes after a quick compression. If this size exceeds the limit, compresses the text
 * with the best quality, which is slow, with one block size after another until the size is within the limit. Returns
 * the smallest size found.
 */
export function compressedSize(text: string, limit: number): number {
  let size = brotliCompressSync(text, { params: { [BROTLI_PARAM_QUALITY]: 8 } }).length;
  for (const blockSize of blockSizes) {
    if (size <= limit) break;
    const params = { [BROTLI_PARAM_LGBLOCK]: blockSize };
    size = Math.min(size, brotliCompressSync(text, { params }).length);
  }
  return size;
}
