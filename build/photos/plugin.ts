import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { photoSlots } from '../../src/site/photo.ts';
import type { PhotoSlot } from '../../src/site/photo.ts';
import { contentTypes } from '../headers.ts';
import { forEachConcurrent } from '../for-each-concurrent.ts';
import { cropPhoto, listPhotoUrls, createPhotoFile } from './crop.ts';
import type { Crop } from './crop.ts';

/** The prefix of the module ids. It starts with \0, because other plugins ignore such ids by convention. */
const VIRTUAL_PREFIX = '\0photo:';
/** Matches the path of a photograph, optionally its focus (left and top in percent), and the slot. */
const PHOTO_IMPORT = new RegExp(
  `^(.+)\\?(?:focus=(\\d{1,3}),(\\d{1,3})&)?(${Object.keys(photoSlots).join('|')})$`,
);

/**
 * Resolves imports of photographs, such as `import asha from '../photos/asha.jpg?portrait'`, to the data that `Picture`
 * needs. Creates the image files in .cache/photos unless they are there already, and copies them to dist/assets.
 */
export function photos(): Plugin {
  let root = '.';
  let assets = 'dist/assets';
  let isBuild = false;
  const cache = () => join(root, '.cache/photos');
  /** The crop of each image file, by the URL of the file. */
  const crops = new Map<string, Crop>();
  /** The files that import a photograph, by module id. */
  const importers = new Map<string, Set<string>>();
  /** The error of each invalid photograph, by module id. */
  const errors = new Map<string, string>();
  return {
    name: 'photos',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      assets = resolve(root, config.environments.client?.build.outDir ?? 'dist', 'assets');
      isBuild = config.command === 'build';
    },
    resolveId(request, importer) {
      const path = PHOTO_IMPORT.exec(request)?.[1];
      if (!path || !importer) return undefined;
      const file = path.startsWith('/') ? join(root, path) : resolve(dirname(importer), path);
      const id = VIRTUAL_PREFIX + file + request.slice(path.length);
      importers.set(id, (importers.get(id) ?? new Set()).add(relative(root, importer)));
      return id;
    },
    async load(id) {
      if (!id.startsWith(VIRTUAL_PREFIX)) return undefined;
      const [, file = '', left = 50, top = 50, slot] =
        PHOTO_IMPORT.exec(id.slice(VIRTUAL_PREFIX.length)) ?? [];
      this.addWatchFile(file);
      const crop = await cropPhoto({ file, slot: slot as PhotoSlot, focus: [Number(left), Number(top)] });
      if (typeof crop === 'string') {
        const importingFiles = [...(importers.get(id) ?? [])].join(', ');
        errors.set(id, `${relative(root, file)}, imported by ${importingFiles}: ${crop}`);
        if (!isBuild) this.error(errors.get(id)!);
        // The build continues after an error, so that `buildEnd` can report the errors of all photographs at once.
        return 'export default undefined;';
      }
      for (const url of listPhotoUrls(crop.photo)) crops.set(url, crop);
      return `export default ${JSON.stringify(crop.photo)};`;
    },
    buildEnd(error) {
      if (!error && errors.size > 0)
        throw new Error(`These photographs have errors:\n${[...errors.values()].join('\n')}`);
    },
    async writeBundle() {
      if (crops.size > 0) await mkdir(assets, { recursive: true });
      await forEachConcurrent(crops, async ([url, crop]) => {
        const file = join(assets, basename(url));
        if (!existsSync(file)) await copyFile(await createPhotoFile(crop, url, cache()), file);
      });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const url = request.url ?? '';
        const crop = crops.get(url);
        if (!crop) return next();
        response.setHeader('Content-Type', contentTypes[extname(url).slice(1)] ?? '');
        response.end(await readFile(await createPhotoFile(crop, url, cache())));
      });
    },
  };
}
