import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ResolvedConfig } from 'vite';
import { languages } from '../src/site/published-languages.ts';
import { BOOT_MANIFEST, getManifestPath, getServerFolder } from './built-server.ts';

/** The files of the client builds, and the template of all pages. */
export interface ClientBuild {
  /** The text of the template, which is index.html of the project. */
  template: string;
  /**
   * One manifest for each language, English first. The first manifest contains the entries of the English build and the
   * boot script. In each other manifest, the entries of its language replace the English ones.
   */
  manifests: readonly Manifest[];
  /** The text of each style sheet, by URL path. */
  styleSheets: ReadonlyMap<string, string>;
}

/**
 * Reads the client builds. Writes the first of `manifests` to the folder of the server build, where tests read it.
 * Deletes all manifests in `out`, because hosts would publish them.
 */
export async function collectClientBuild({ root, build }: ResolvedConfig, out: string): Promise<ClientBuild> {
  const files = ['.vite/manifest.json', BOOT_MANIFEST, ...languages.map(getManifestPath)];
  const texts = await Promise.all(files.map((name) => readFile(join(out, name), 'utf8')));
  const [english, boot, ...translated] = texts.map((text) => JSON.parse(text) as Manifest);
  const englishManifest: Manifest = { ...english, ...boot };
  const manifestFile = join(root, getServerFolder(build.outDir), 'manifest.json');
  await writeFile(manifestFile, JSON.stringify(englishManifest, undefined, 2));
  await rm(join(out, '.vite'), { recursive: true });
  const manifests = [
    englishManifest,
    ...translated.map((translation) => ({ ...englishManifest, ...translation })),
  ];
  const sheets = new Map<string, string>();
  for (const { file } of manifests.flatMap((entries) => Object.values(entries)))
    if (file.endsWith('.css')) sheets.set(`/${file}`, (await readFile(join(out, file), 'utf8')).trim());
  return { template: await readFile(join(root, 'index.html'), 'utf8'), manifests, styleSheets: sheets };
}
