import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listBuildContext } from '../../../scripts/build-copy.mjs';

it('the build context of Docker has every file that the Dockerfile copies', () => {
  const steps = readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm);
  const copied = [...steps].flatMap(([, names = '']) => names.split(' ')).filter((name) => name !== '.');
  expect(copied).toContain('package-lock.json');
  for (const name of copied) expect(listBuildContext()).toContain(name.split('/')[0]);
});
