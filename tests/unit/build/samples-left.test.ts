import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { samplesLeft } from '../../../src/build/samples-left.ts';

const root = mkdtempSync(join(tmpdir(), 'samples-'));
mkdirSync(join(root, 'src/site'), { recursive: true });
writeFileSync(join(root, 'src/site/sample.ts'), 'export const sample = (value) => value; // sample(x)');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const left = async () => {
  const config = { root, configFile: false as const, plugins: [samplesLeft()] };
  return (await resolveConfig(config, 'build')).define?.['import.meta.env.SAMPLES_LEFT'];
};

it('sets SAMPLES_LEFT while the sources contain a sample', async () => {
  const town = join(root, 'src/town.tsx');
  writeFileSync(town, "export const town = sample('Nowhere', 'the town');");
  expect(await left()).toBe('true');
  writeFileSync(town, "export const town = 'Noida';");
  expect(await left()).toBe('false');
  const article = join(root, 'src/town.md');
  writeFileSync(article, '---\nauthor: !sample Nobody # who wrote it\n---\n');
  expect(await left()).toBe('true');
  writeFileSync(article, '---\nauthor: Asha Rao\n---\n');
  expect(await left()).toBe('false');
});
