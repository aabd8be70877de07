import { brotliCompressSync, constants } from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGBLOCK } = constants;

/** Powers of two: with one block size alone, a change of a word can add or save 100 bytes by chance. */
const blockSizes = [16, 17, 18];

/**
 * The bytes of a compressed text: the smallest of three block sizes. The best compression, which is slow, is tried only
 * if a quick one exceeds the limit.
 */
export function compressedSize(text: string, limit: number): number {
  const quick = brotliCompressSync(text, { params: { [BROTLI_PARAM_QUALITY]: 8 } }).length;
  if (quick <= limit) return quick;
  const sizes = blockSizes.map(
    (size) => brotliCompressSync(text, { params: { [BROTLI_PARAM_LGBLOCK]: size } }).length,
  );
  return Math.min(...sizes);
}
