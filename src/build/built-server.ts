import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The manifest of the boot script's build. */
export const BOOT_MANIFEST = '.vite/boot.json';

export type Server = typeof import('./server.tsx');

/** The folder of the server build; separate for each `outDir`, so that two builds can run at once. */
export const serverOut = (out = 'dist') => `.ssr/${basename(out)}`;

/** The server build of this `outDir`, with the pages, routes and firm data at the time of the build. */
export const builtServer = async (root: string, outDir?: string): Promise<Server> =>
  (await import(pathToFileURL(resolve(root, serverOut(outDir), 'server.js')).href)) as Server;
