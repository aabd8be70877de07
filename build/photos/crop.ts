import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { photoSlots } from '../../src/site/photo.ts';
import type { Photo, PhotoSlot } from '../../src/site/photo.ts';

/** Image formats by extension. */
const formats = { avif: { quality: 50 }, webp: { quality: 76 } } as const;

/** A part of the hash of each file. Change the number when the processing changes. */
const PROCESSING_VERSION = `1 ${JSON.stringify(formats)}`;

const readableFormats = ['jpeg', 'png', 'webp', 'tiff', 'av1'];

/** A requested photograph and its use. */
export interface PhotoRequest {
  /** Path in the file system. */
  file: string;
  slot: PhotoSlot;
  /** The point that cropping keeps visible, in per cent from the left and the top. */
  focus: readonly [number, number];
}

/** A photograph with its crop rectangle, after rotation by EXIF. */
export interface Crop {
  photo: Photo;
  source: Buffer;
  area: { left: number; top: number; width: number; height: number };
}

/** Returns the start of a crop around a point, within the photograph. */
const cropStart = (percent: number, length: number, whole: number) =>
  Math.round(Math.min(Math.max((percent / 100) * whole - length / 2, 0), whole - length));

/** Returns the crop of a photograph, or an error message that says how to fix the photograph. */
export async function cropPhoto({ file, slot, focus }: PhotoRequest): Promise<Crop | string> {
  if (!existsSync(file))
    return 'there is no such photograph. Put it into src/photos/ or correct its name; names are case-sensitive.';
  const { default: sharp } = await import('sharp'); // a large module that only photographs need
  const source = await readFile(file);
  const metadata = await sharp(source)
    .metadata()
    .catch(() => undefined);
  // HEIC from phones has the same container format as AVIF, but uses a patented codec.
  if (
    !metadata ||
    ![metadata.format, metadata.compression].some((kind) => kind && readableFormats.includes(kind))
  )
    return 'the build cannot read this file. Save it as JPEG, PNG, WebP, AVIF or TIFF.';
  const { width, height } = metadata.autoOrient;
  const { ratio, shown } = photoSlots[slot];
  const [across, down] = ratio;
  const area = {
    width: Math.round(Math.min(width, (height * across) / down)),
    height: Math.round(Math.min(height, (width * down) / across)),
  };
  const heightFor = (wide: number) => Math.round((wide * down) / across);
  if (area.width < shown)
    return `${width} x ${height} is too small: cropped to ${across}:${down} for ${slot} it has ${area.width} x ${area.height} pixels. Use a photograph of at least ${shown} x ${heightFor(shown)} after cropping, or twice that for high-resolution screens.`;
  const widest = Math.min(area.width, 2 * shown);
  const denserWidths = [1.5 * shown, widest].filter((wide) => wide > shown && wide <= widest);
  const name = basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const request = JSON.stringify([PROCESSING_VERSION, photoSlots[slot], focus, sharp.versions]);
  const hash = createHash('sha256').update(source).update(request).digest('hex').slice(0, 8);
  return {
    photo: {
      slot,
      base: `/assets/${name}-${hash}`,
      widths: [0.5 * shown, shown, ...new Set(denserWidths)],
      height: heightFor(widest),
    },
    source,
    area: {
      left: cropStart(focus[0], area.width, width),
      top: cropStart(focus[1], area.height, height),
      ...area,
    },
  };
}

/** Returns the URLs of a photograph's files, which `Picture` requests. */
export const photoUrls = ({ base, widths }: Photo) => [
  ...widths.map((width) => `${base}-${width}.avif`),
  `${base}-${widths[1]}.webp`,
];

/** Creates the file of a URL, unless an earlier build has created it. Returns the path of the file. */
export async function createPhotoFile({ source, area }: Crop, url: string, cache: string): Promise<string> {
  const file = join(cache, basename(url));
  if (existsSync(file)) return file;
  const [, width, kind] = /-(\d+)\.(\w+)$/.exec(url) ?? [];
  const { default: sharp } = await import('sharp');
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}`; // renamed when complete, because another build may read the file
  // sharp does not copy the metadata of the camera, such as the location.
  await sharp(source)
    .autoOrient()
    .extract(area)
    .resize({ width: Number(width) })
    .toFormat(kind as keyof typeof formats, formats[kind as keyof typeof formats])
    .toFile(partial);
  await rename(partial, file);
  return file;
}
