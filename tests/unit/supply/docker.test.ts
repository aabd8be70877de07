import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildContext } from '../../../scripts/build-copy.mjs';
import { daily } from '../../../scripts/test-parts.mjs';

it('is sent what the image copies', () => {
  const steps = readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm);
  const copied = [...steps].flatMap(([, names = '']) => names.split(' ')).filter((name) => name !== '.');
  expect(copied).toContain('package-lock.json');
  for (const name of copied) expect(buildContext()).toContain(name.split('/')[0]);
});

it('is sent all that the build reads: the tests ask of a site that was built from it alone', () => {
  const build = daily.flat().find(({ name }) => name === 'build');
  expect(build?.run).toEqual([['node', 'scripts/build-as-docker.mjs']]);
});
