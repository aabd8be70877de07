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
  for (const { path, bytes } of await createPdfs(root, server, documents)) {
    const target = join(out, `${path}.pdf`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
}
