import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates a folder that is removed after the tests of the file. `write` also creates the folders above a file. */
export function createFolder() {
  const root = mkdtempSync(join(tmpdir(), 'test-'));
  const clear = () => rmSync(root, { recursive: true, force: true });
  afterAll(clear);
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  return { root, write, clear };
}
