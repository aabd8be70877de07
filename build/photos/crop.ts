import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { photoSlots } from '../../src/site/photo.ts';
import type { Photo, PhotoSlot } from '../../src/site/photo.ts';

/** Image formats by extension. */
const kinds = { avif: { quality: 50 }, webp: { quality: 76 } } as const;

/** Part of each file's hash: change it when the processing changes. */
const PROCESSING_VERSION = `1 ${JSON.stringify(kinds)}`;

const readable = ['jpeg', 'png', 'webp', 'tiff', 'av1'];

/** A requested photograph and its use. */
export interface PhotoRequest {
  /** Path in the file system. */
  file: string;
  slot: PhotoSlot;
  /** The point that stays visible when it is cropped, in per cent from the left and the top. */
  focus: readonly [number, number];
}

/** A photograph with its crop rectangle, after rotation by EXIF. */
export interface Crop {
  photo: Photo;
  source: Buffer;
  area: { left: number; top: number; width: number; height: number };
}

const within = (share: number, length: number, whole: number) =>
  Math.round(Math.min(Math.max((share / 100) * whole - length / 2, 0), whole - length));

/** @returns the crop, or an error message that says how to fix the photograph */
export async function cropPhoto({ file, slot, focus }: PhotoRequest): Promise<Crop | string> {
  if (!existsSync(file))
    return 'there is no such photograph. Put it into src/photos/ or correct its name; names are case-sensitive.';
  const { default: sharp } = await import('sharp'); // a large module that only photographs need
  const source = await readFile(file);
  const read = await sharp(source)
    .metadata()
    .catch(() => undefined);
  // HEIC from phones has the same container format as AVIF, but uses a patented codec.
  if (!read || ![read.format, read.compression].some((kind) => kind && readable.includes(kind)))
    return 'the build cannot read this file. Save it as JPEG, PNG, WebP, AVIF or TIFF.';
  const { width, height } = read.autoOrient;
  const { ratio, shown } = photoSlots[slot];
  const [across, down] = ratio;
  const area = {
    width: Math.round(Math.min(width, (height * across) / down)),
    height: Math.round(Math.min(height, (width * down) / across)),
  };
  const tall = (wide: number) => Math.round((wide * down) / across);
  if (area.width < shown)
    return `${width} x ${height} is too small: cropped to ${across}:${down} for ${slot} it has ${area.width} x ${area.height} pixels. Use a photograph of at least ${shown} x ${tall(shown)} after cropping, or twice that for high-resolution screens.`;
  const widest = Math.min(area.width, 2 * shown);
  const finer = [1.5 * shown, widest].filter((wide) => wide > shown && wide <= widest);
  const name = basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const request = JSON.stringify([PROCESSING_VERSION, photoSlots[slot], focus, sharp.versions]);
  const hash = createHash('sha256').update(source).update(request).digest('hex').slice(0, 8);
  return {
    photo: {
      slot,
      base: `/assets/${name}-${hash}`,
      widths: [0.5 * shown, shown, ...new Set(finer)],
      height: tall(widest),
    },
    source,
    area: {
      left: within(focus[0], area.width, width),
      top: within(focus[1], area.height, height),
      ...area,
    },
  };
}

/** URLs of its files, as `Picture` requests them. */
export const photoUrls = ({ base, widths }: Photo) => [
  ...widths.map((width) => `${base}-${width}.avif`),
  `${base}-${widths[1]}.webp`,
];

/**
 * Creates the file of a URL, unless an earlier build has created it.
 * @returns its path
 */
export async function createPhotoFile({ source, area }: Crop, url: string, cache: string): Promise<string> {
  const file = join(cache, basename(url));
  if (existsSync(file)) return file;
  const [, width, kind] = /-(\d+)\.(\w+)$/.exec(url) ?? [];
  const { default: sharp } = await import('sharp');
  await mkdir(dirname(file), { recursive: true });
  const half = `${file}.${process.pid}`; // renamed when complete, since another build may read it
  // Metadata of the camera, such as the location, is not copied.
  await sharp(source)
    .autoOrient()
    .extract(area)
    .resize({ width: Number(width) })
    .toFormat(kind as keyof typeof kinds, kinds[kind as keyof typeof kinds])
    .toFile(half);
  await rename(half, file);
  return file;
}
