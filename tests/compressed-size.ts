import { brotliCompressSync, constants } from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGBLOCK } = constants;

/** Three block sizes, as exponents of two. With a single size, one word can add or save 100 bytes by chance. */
const blockSizes = [16, 17, 18];

/**
 * Returns the size of a text in bytes after a quick compression. If this size exceeds the limit, compresses the text
 * with the best quality and each block size, which is slow, and returns the smallest size.
 */
export function compressedSize(text: string, limit: number): number {
  const quick = brotliCompressSync(text, { params: { [BROTLI_PARAM_QUALITY]: 8 } }).length;
  if (quick <= limit) return quick;
  const sizes = blockSizes.map(
    (size) => brotliCompressSync(text, { params: { [BROTLI_PARAM_LGBLOCK]: size } }).length,
  );
  return Math.min(...sizes);
}
