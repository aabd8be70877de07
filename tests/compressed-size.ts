import { brotliCompressSync, constants } from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGBLOCK } = constants;

/** The block sizes as powers of two. With only one, a single word can add or save 100 bytes by chance. */
const blockSizes = [16, 17, 18];

/**
 * Returns the size of a compressed text in bytes: the smallest result of three block sizes. The best compression is
 * slow, so it is tried only if the result of a quick compression exceeds the limit.
 */
export function compressedSize(text: string, limit: number): number {
  const quick = brotliCompressSync(text, { params: { [BROTLI_PARAM_QUALITY]: 8 } }).length;
  if (quick <= limit) return quick;
  const sizes = blockSizes.map(
    (size) => brotliCompressSync(text, { params: { [BROTLI_PARAM_LGBLOCK]: size } }).length,
  );
  return Math.min(...sizes);
}
