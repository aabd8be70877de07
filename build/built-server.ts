import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../src/site/languages.ts';

/** The path of the boot script's Vite manifest, in the output folder. */
export const BOOT_MANIFEST = '.vite/boot.json';

/** Returns the names of the Vite environments for the client and the server of a language other than English. */
export const getEnvironmentNames = (language: Language) => ({
  client: `client_${language}`,
  ssr: `ssr_${language}`,
});

/** Returns the path of the client's Vite manifest for a language other than English, in the output folder. */
export const getManifestPath = (language: Language) => `.vite/${language}.json`;

export type ServerBuild = typeof import('./server.tsx');

/**
 * Returns the folder of the server build of a language (by default English). Each `outDir` has its own folder, so that
 * several builds can run at the same time.
 */
export const getServerFolder = (out = 'dist', language?: Language) =>
  `.ssr/${[basename(out), language].filter(Boolean).join('-')}`;

/** Imports the server build of a language (by default English). It exports the pages, the routes and the firm's data. */
export const importBuiltServer = async (
  root: string,
  outDir?: string,
  language?: Language,
): Promise<ServerBuild> =>
  (await import(
    pathToFileURL(resolve(root, getServerFolder(outDir, language), 'server.js')).href
  )) as ServerBuild;
