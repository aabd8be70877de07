import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { photoSlots } from '../../src/site/photo.ts';
import type { Photo, PhotoSlot } from '../../src/site/photo.ts';

/** The options of the image formats, by extension. */
const formats = { avif: { quality: 50 }, webp: { quality: 76 } } as const;

/**
 * A part of the hash in each file name. If you change the processing, change the number: the files then get new names,
 * and browsers do not use cached files with the old names.
 */
const PROCESSING_VERSION = `1 ${JSON.stringify(formats)}`;

const readableFormats = ['jpeg', 'png', 'webp', 'tiff', 'av1'];

/** A photograph that a module imports. */
export interface PhotoRequest {
  /** The path in the file system. */
  file: string;
  slot: PhotoSlot;
  /** The point that must stay visible, in percent from the left and from the top. */
  focus: readonly [number, number];
}

export interface Crop {
  photo: Photo;
  source: Buffer;
  /** The part of the photograph that is used, in pixels after the rotation by EXIF. */
  area: { left: number; top: number; width: number; height: number };
}

/**
 * Returns the position of the left or top edge of a crop. The middle of the crop is at `percent` of the length, or as
 * near to it as the photograph allows.
 */
const calculateCropStart = (percent: number, cropLength: number, fullLength: number) =>
  Math.round(Math.min(Math.max((percent / 100) * fullLength - cropLength / 2, 0), fullLength - cropLength));

/** Returns the crop of a photograph for its slot, or an error message that says how to fix the photograph. */
export async function cropPhoto({ file, slot, focus }: PhotoRequest): Promise<Crop | string> {
  if (!existsSync(file))
    return 'there is no such photograph. Put it into src/photos/ or correct its name; names are case-sensitive.';
  const { default: sharp } = await import('sharp'); // sharp is large, and only photographs need it
  const source = await readFile(file);
  const metadata = await sharp(source)
    .metadata()
    .catch(() => undefined);
  // `format` is 'heif' both for AVIF and for HEIC, the format of iPhones. Only `compression` differs. sharp cannot
  // decode HEIC, because the codec is patented.
  if (
    !metadata ||
    ![metadata.format, metadata.compression].some((format) => format && readableFormats.includes(format))
  )
    return 'the build cannot read this file. Save it as JPEG, PNG, WebP, AVIF or TIFF.';
  const { width, height } = metadata.autoOrient;
  const { ratio, displayedWidth } = photoSlots[slot];
  const [across, down] = ratio;
  const area = {
    width: Math.round(Math.min(width, (height * across) / down)),
    height: Math.round(Math.min(height, (width * down) / across)),
  };
  const calculateHeight = (fileWidth: number) => Math.round((fileWidth * down) / across);
  if (area.width < displayedWidth)
    return `${width} x ${height} is too small: cropped to ${across}:${down} for ${slot} it has ${area.width} x ${area.height} pixels. Use a photograph of at least ${displayedWidth} x ${calculateHeight(displayedWidth)} after cropping, or twice that for high-resolution screens.`;
  const maxWidth = Math.min(area.width, 2 * displayedWidth);
  const highResolutionWidths = [1.5 * displayedWidth, maxWidth].filter(
    (fileWidth) => fileWidth > displayedWidth && fileWidth <= maxWidth,
  );
  const name = basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const request = JSON.stringify([PROCESSING_VERSION, photoSlots[slot], focus, sharp.versions]);
  const hash = createHash('sha256').update(source).update(request).digest('hex').slice(0, 8);
  return {
    photo: {
      slot,
      base: `/assets/${name}-${hash}`,
      widths: [0.5 * displayedWidth, displayedWidth, ...new Set(highResolutionWidths)],
      height: calculateHeight(maxWidth),
    },
    source,
    area: {
      left: calculateCropStart(focus[0], area.width, width),
      top: calculateCropStart(focus[1], area.height, height),
      ...area,
    },
  };
}

/** Returns the URLs of a photograph's files. The component `Picture` requests these URLs. */
export const listPhotoUrls = ({ base, widths }: Photo) => [
  ...widths.map((width) => `${base}-${width}.avif`),
  `${base}-${widths[1]}.webp`,
];

/** Creates the image file for a URL, unless it is in the cache already. Returns its path in the cache. */
export async function createPhotoFile({ source, area }: Crop, url: string, cache: string): Promise<string> {
  const file = join(cache, basename(url));
  if (existsSync(file)) return file;
  const [, width, extension] = /-(\d+)\.(\w+)$/.exec(url) ?? [];
  const { default: sharp } = await import('sharp');
  await mkdir(dirname(file), { recursive: true });
  // Another build may read the cache at the same time. The file gets its final name only when it is complete.
  const partial = `${file}.${process.pid}`;
  // sharp removes the metadata of the camera by default, such as the location.
  await sharp(source)
    .autoOrient()
    .extract(area)
    .resize({ width: Number(width) })
    .toFormat(extension as keyof typeof formats, formats[extension as keyof typeof formats])
    .toFile(partial);
  await rename(partial, file);
  return file;
}
