import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Document } from '../../src/lib/html-tree.ts';
import type { Server } from '../built-server.ts';
import { createPdfs } from './create-pdfs.ts';

/** Writes the PDFs of a language into the folder of the site. */
export async function writePdfs(
  root: string,
  out: string,
  server: Server,
  documents: ReadonlyMap<string, Document>,
) {
  for (const { address, file } of await createPdfs(root, server, documents)) {
    const path = join(out, `${address}.pdf`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file);
  }
}
