import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../src/site/languages.ts';

/** Path of the manifest of the boot script's build. */
export const BOOT_MANIFEST = '.vite/boot.json';

/** Names of the client and server environments of a language other than English. */
export const environmentsOf = (language: Language) => ({
  client: `client_${language}`,
  ssr: `ssr_${language}`,
});

/** Path of the manifest of a language's client build. */
export const manifestOf = (language: Language) => `.vite/${language}.json`;

export type Server = typeof import('./server.tsx');

/** Returns the folder of a language's server build. Each `outDir` has its own, so that two builds can run at once. */
export const serverOut = (out = 'dist', language?: Language) =>
  `.ssr/${[basename(out), language].filter(Boolean).join('-')}`;

/** Imports the server build for an `outDir`: the pages, routes and firm data at the time of the build. */
export const builtServer = async (root: string, outDir?: string, language?: Language): Promise<Server> =>
  (await import(pathToFileURL(resolve(root, serverOut(outDir, language), 'server.js')).href)) as Server;
