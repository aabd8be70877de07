import { extname } from 'node:path';
import { getAttribute, findElements } from '../src/lib/html-tree.ts';
import type { Site } from './check-links.ts';
import { contentTypes } from './headers.ts';

/**
 * Returns a message for each published file whose extension has no content type, because hosts may send such a file
 * with a wrong type. Omits compressed copies, settings of hosts, and the files in .well-known.
 */
export function findUntypedFiles(paths: ReadonlySet<string>): string[] {
  return [...paths].flatMap((path) => {
    // Files whose names start with `.` or `_` are settings, which hosts read and do not publish.
    if (/\/[._][^/]*$|^\/\.well-known\//.test(path)) return [];
    const isCompressedCopy = /\.(?:br|gz)$/.test(path) && paths.has(path.replace(/\.(?:br|gz)$/, ''));
    if (isCompressedCopy) return [];
    const extension = extname(path).slice(1);
    if (extension in contentTypes) return [];
    const lowerCase = extension.toLowerCase();
    const advice =
      lowerCase in contentTypes
        ? `Change its extension to lower case, .${lowerCase}.`
        : `Use another file type, such as webp, jpg, mp4 or pdf, or add the type to contentTypes in build/headers.ts.`;
    return `public${path}: this file type has no content type. ${advice}`;
  });
}

/** Returns a message for each page whose image for sharing (`og:image`) does not exist. */
export function findMissingPictures({
  pages,
  files,
  siteUrl,
}: Pick<Site, 'pages' | 'files' | 'siteUrl'>): string[] {
  return [...pages].flatMap(([page, document]) => {
    const meta = findElements(document).find((element) => getAttribute(element, 'property') === 'og:image');
    const picture = meta && getAttribute(meta, 'content')?.slice(siteUrl.length);
    if (picture === undefined || files.has(picture)) return [];
    return `${page} has no picture for sharing, public${picture}. Run npm run pictures -- missing and commit the file.`;
  });
}
