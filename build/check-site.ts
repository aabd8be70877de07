import { readdir } from 'node:fs/promises';
import { findMissingPictures, findUntypedFiles } from './check-files.ts';
import { findDeadLinks } from './check-links.ts';
import type { Site } from './check-links.ts';

/** Returns the paths of all files in a folder: '/media/film.mp4'. */
async function listPaths(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`.replaceAll('\\', '/')),
  );
}

/** Checks a site before it is compressed; returns its errors, one sentence each. */
export async function findSiteErrors(site: Omit<Site, 'files'>, out: string): Promise<string[]> {
  const files = await listPaths(out);
  const siteWithFiles = { ...site, files };
  return [...findDeadLinks(siteWithFiles), ...findMissingPictures(siteWithFiles), ...findUntypedFiles(files)];
}

/** Throws one error that lists all errors. */
export function assertNoErrors(errors: readonly string[]): void {
  if (errors.length === 0) return;
  const error = new Error(`The site has errors:\n${errors.map((one) => `  ${one}`).join('\n')}`);
  error.stack = error.message; // Vite prints the stack, which has only lines of this build
  throw error;
}
