import { readdir } from 'node:fs/promises';
import { missingPictures, untypedFiles } from './check-files.ts';
import { deadLinks } from './check-links.ts';
import type { Site } from './check-links.ts';

/** Addresses of all files below a folder: '/media/film.mp4'. */
async function addressesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`.replaceAll('\\', '/')),
  );
}

/** What is wrong with a site that is written and not yet compressed, a sentence each. */
export async function siteFaults(site: Omit<Site, 'files'>, out: string): Promise<string[]> {
  const files = await addressesIn(out);
  const whole = { ...site, files };
  return [...deadLinks(whole), ...missingPictures(whole), ...untypedFiles(files)];
}

/** @throws Error that names all that would be broken for a visitor, if there is anything */
export function assertWhole(faults: readonly string[]): void {
  if (faults.length > 0)
    throw new Error(`The site would be broken:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}
