import { brotliCompressSync, constants } from 'node:zlib';

/** The bytes of a compressed text; the best compression, which is slow, is tried only if a quick one exceeds the limit. */
export function compressedSize(text: string, limit: number): number {
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }).length;
  return quick <= limit ? quick : brotliCompressSync(text).length;
}
