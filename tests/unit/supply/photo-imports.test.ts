import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'photo-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What Node imports under the hooks of the browser tests. */
const imported = (name: string) =>
  execFileSync(
    process.execPath,
    [
      '--import',
      pathToFileURL(resolve('tests/photo-imports.mjs')).href,
      '--input-type=module',
      '-e',
      `console.log((await import(${JSON.stringify(`${pathToFileURL(folder).href}/${name}`)})).default)`,
    ],
    { encoding: 'utf8' },
  ).trim();

it('content that names a photograph can be imported by browser tests, and any other module as before', () => {
  writeFileSync(join(folder, 'house.jpg'), 'no text of a program');
  writeFileSync(
    join(folder, 'slides.mjs'),
    "import house from './house.jpg?focus=50,20&hero'; export default ['Houses', house].length;",
  );
  expect(imported('slides.mjs')).toBe('2');
  expect(imported('house.jpg?hero')).toBe('undefined');
});
