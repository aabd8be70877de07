import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ResolvedConfig } from 'vite';
import { languages } from '../src/site/published-languages.ts';
import { BOOT_MANIFEST, getManifestPath, getServerFolder } from './built-server.ts';

/** The files of the client builds. */
export interface ClientBuild {
  /** The text of index.html. */
  index: string;
  /** The manifest of the English build, then the manifest of each other language. Each includes the boot script. */
  manifests: readonly Manifest[];
  /** The text of each style sheet, by URL path. */
  sheets: ReadonlyMap<string, string>;
}

/**
 * Reads the client builds. Moves the English manifest to the folder of the server build, and deletes the others,
 * because hosts would publish them in `out`.
 */
export async function readClientBuild({ root, build }: ResolvedConfig, out: string): Promise<ClientBuild> {
  const files = ['.vite/manifest.json', BOOT_MANIFEST, ...languages.map(getManifestPath)];
  const texts = await Promise.all(files.map((name) => readFile(join(out, name), 'utf8')));
  const [english, boot, ...translated] = texts.map((text) => JSON.parse(text) as Manifest);
  const manifest: Manifest = { ...english, ...boot };
  const manifestFile = join(root, getServerFolder(build.outDir), 'manifest.json');
  await writeFile(manifestFile, JSON.stringify(manifest, undefined, 2));
  await rm(join(out, '.vite'), { recursive: true });
  const manifests = [manifest, ...translated.map((translation) => ({ ...manifest, ...translation }))];
  const sheets = new Map<string, string>();
  for (const { file } of manifests.flatMap((entries) => Object.values(entries)))
    if (file.endsWith('.css')) sheets.set(`/${file}`, (await readFile(join(out, file), 'utf8')).trim());
  return { index: await readFile(join(root, 'index.html'), 'utf8'), manifests, sheets };
}
