import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildContext, buildIn, copyBuildContext } from '../../scripts/build-copy.mjs';

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'docker-context-'));
  copyBuildContext(copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('finds in what Docker is sent all that the build reads and the image copies', () => {
  const steps = readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm);
  const copied = [...steps].flatMap(([, names = '']) => names.split(' ')).filter((name) => name !== '.');
  expect(copied).toContain('package-lock.json');
  for (const name of copied) expect(buildContext()).toContain(name.split('/')[0]);

  buildIn(copy);
  for (const folder of ['dist', 'dist-hosts']) expect(filesIn(join(copy, folder))).toEqual(filesIn(folder));
}, 120_000);
