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

/** Returns a message for each dead link, missing picture and file without a content type in a built site. */
export async function findSiteErrors(site: Omit<Site, 'files'>, out: string): Promise<string[]> {
  const files = await listPaths(out);
  const siteWithFiles = { ...site, files };
  return [...findDeadLinks(siteWithFiles), ...findMissingPictures(siteWithFiles), ...findUntypedFiles(files)];
}

/** @throws Error with all messages, unless the list is empty */
export function assertNoErrors(messages: readonly string[]): void {
  if (messages.length === 0) return;
  const error = new Error(`The site has errors:\n${messages.map((message) => `  ${message}`).join('\n')}`);
  // Vite prints the stack. The calls in it are all within the build and do not help the reader.
  error.stack = error.message;
  throw error;
}
