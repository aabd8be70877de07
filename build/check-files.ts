import { extname } from 'node:path';
import { attribute, elementsOf } from '../src/lib/html-tree.ts';
import type { Site } from './check-links.ts';
import { contentTypes } from './headers.ts';

/** Returns a sentence for each file that hosts would send without a content type: browsers reject such files. */
export function findUntypedFiles(addresses: ReadonlySet<string>): string[] {
  return [...addresses].flatMap((address) => {
    if (/\/[._][^/]*$|^\/\.well-known\//.test(address)) return []; // read by the host, not sent
    if (addresses.has(address.replace(/\.(?:br|gz)$/, '')) && /\.(?:br|gz)$/.test(address)) return [];
    const ending = extname(address).slice(1);
    if (ending in contentTypes) return [];
    const small = ending.toLowerCase();
    const advice =
      small in contentTypes
        ? `Change its extension to lower case, .${small}.`
        : `Use another file type, such as webp, jpg, mp4 or pdf, or add the type to contentTypes in build/headers.ts.`;
    return `public${address}: this file type has no content type. ${advice}`;
  });
}

/** Returns a sentence for each page without an image for sharing. */
export function findMissingPictures({
  pages,
  files,
  address,
}: Pick<Site, 'pages' | 'files' | 'address'>): string[] {
  return [...pages].flatMap(([page, document]) => {
    const meta = elementsOf(document).find((element) => attribute(element, 'property') === 'og:image');
    const picture = meta && attribute(meta, 'content')?.slice(address.length);
    return picture === undefined || files.has(picture)
      ? []
      : [
          `${page} has no picture for sharing, public${picture}. Run npm run pictures -- missing and commit the file.`,
        ];
  });
}
