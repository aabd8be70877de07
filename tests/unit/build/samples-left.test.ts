import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { samplesLeft } from '../../../build/samples-left.ts';
import { createFolder } from '../temporary-folder.ts';

const { root, write } = createFolder();
write('src/site/sample.ts', 'export const sample = (value) => value; // sample(x)');
const code = "import { sample } from './site/sample.ts';\nexport const town = ";

it.each([
  ['town.tsx', `${code}sample('Nowhere', 'the town');`, 'true'],
  ['town.tsx', `${code}sample<Town>('Nowhere', 'the town');`, 'true'],
  ['town.tsx', `${code}'Noida'; // not sample('Nowhere')`, 'false'],
  ['town.tsx', "export const town = 'Noida';", 'false'],
  ['town.md', '---\nauthor: !sample Nobody # who wrote it\n---\n', 'true'],
  ['town.md', '---\nauthor: Asha Rao\n---\n', 'false'],
])('the build detects whether %s with the text %j contains a sample: %s', async (file, text, left) => {
  write(`src/${file}`, text);
  const { define } = await resolveConfig({ root, configFile: false, plugins: [samplesLeft()] }, 'build');
  expect(define?.['import.meta.env.SAMPLES_LEFT']).toBe(left);
});
