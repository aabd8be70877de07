import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { photos } from '../../../build/photos/plugin.ts';
import type { Photo } from '../../../src/site/photo.ts';
import { createFolder } from '../temporary-folder.ts';

const { root, write } = createFolder();
const folder = join(root, 'src/photos');
const red = { r: 200, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 200 };
const plain = (width: number, height: number, background = red) =>
  sharp({ create: { width, height, channels: 3, background } });

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  // The left half of the first photograph is red, the right half blue. The second has metadata of a rotated camera.
  const right = await plain(600, 800, blue).png().toBuffer();
  const twoHalves = plain(1200, 800).composite([{ input: right, left: 600, top: 0 }]);
  await twoHalves.jpeg().toFile(join(folder, 'Two Halves.jpg'));
  const rotated = plain(800, 600).withExif({ IFD0: { Copyright: 'somewhere' } });
  await rotated.withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, 'upright.jpg'));
  await plain(500, 300).png().toFile(join(folder, 'small.png'));
});

/** Builds a module that imports these photographs, and returns the values of its imports. */
async function buildPhotos(...paths: string[]): Promise<Photo[]> {
  const lines = paths.map((path, i) => `import p${i} from './photos/${path}';`);
  const all = paths.map((_, i) => `p${i}`).join();
  write('src/main.js', `${lines.join('\n')}\nexport default [${all}];`);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [photos()],
    build: { lib: { entry: 'src/main.js', formats: ['es'], fileName: () => 'main.js' }, target: 'es2022' },
  });
  const code = readFileSync(join(root, 'dist/main.js'), 'utf8');
  return ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: Photo[] }).default;
}
const read = (url: string) => sharp(join(root, 'dist', url));

it('the build crops and converts photographs, and rejects missing and small ones', async () => {
  const [photo] = await buildPhotos('upright.jpg?portrait');
  expect(photo).toMatchObject({ slot: 'portrait', widths: [240, 480, 600], height: 750 });
  const files = ['240.avif', '480.avif', '480.webp', '600.avif'].map((file) => `${photo?.base}-${file}`);
  expect(readdirSync(join(root, 'dist/assets')).map((name) => `/assets/${name}`)).toEqual(
    expect.arrayContaining(files),
  );
  for (const file of files) {
    const { exif, format, height, orientation, width } = await read(file).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect([format, `${width}`, height]).toEqual([
      file.endsWith('.avif') ? 'heif' : 'webp',
      /-(\d+)\.\w+$/.exec(file)?.[1],
      width * 1.25,
    ]);
  }

  const crops = await buildPhotos(
    ...['focus=25,50&', 'focus=100,50&', ''].map((focus) => `Two Halves.jpg?${focus}portrait`),
  );
  const colours = crops.map(async ({ base, widths }) => {
    const { channels } = await read(`${base}-${widths[0]}.avif`).stats();
    return String(channels.map(({ mean }) => Math.round(mean / 100)));
  });
  expect(await Promise.all(colours)).toEqual(['2,0,0', '0,0,2', '1,0,1']);

  await plain(800, 1000, blue).jpeg().toFile(join(folder, 'upright.jpg'));
  expect((await buildPhotos('upright.jpg?portrait'))[0]?.base).not.toBe(photo?.base);
  await expect(buildPhotos('nobody.jpg?hero')).rejects.toThrow('there is no such photograph');
  await expect(buildPhotos('small.png?portrait')).rejects.toThrow('500 x 300 is too small');
});
