import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { samplesLeft } from '../../../build/samples-left.ts';

const root = mkdtempSync(join(tmpdir(), 'samples-'));
mkdirSync(join(root, 'src/site'), { recursive: true });
writeFileSync(join(root, 'src/site/sample.ts'), 'export const sample = (value) => value; // sample(x)');
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each([
  ['town.tsx', "export const town = sample('Nowhere', 'the town');", 'true'],
  ['town.tsx', "export const town = 'Noida';", 'false'],
  ['town.md', '---\nauthor: !sample Nobody # who wrote it\n---\n', 'true'],
  ['town.md', '---\nauthor: Asha Rao\n---\n', 'false'],
])('the build detects whether %s with the text %j contains a sample: %s', async (file, text, left) => {
  writeFileSync(join(root, 'src', file), text);
  const { define } = await resolveConfig({ root, configFile: false, plugins: [samplesLeft()] }, 'build');
  expect(define?.['import.meta.env.SAMPLES_LEFT']).toBe(left);
});
