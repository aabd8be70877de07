// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, it, vi } from 'vitest';
import { hear } from '../../../scripts/readers/hear.mjs';
import { steps } from '../../../scripts/readers/steps.mjs';
import { documentOf } from '../../built/documents.ts';

vi.setConfig({ testTimeout: 60_000 });
vi.stubGlobal('CSS', { escape: String }); // jsdom has none, and the ids of these pages need none
afterEach(() => virtual.stop());

/*
 * The steps that .github/workflows/readers.yml goes through with NVDA and VoiceOver, here with the virtual reader on the
 * built pages. Those that need a live page have their tests in tests/unit/screen-reader.
 */
const still = steps.filter(({ focus }) => !focus);

it.each(still)('row $row: on $path all is heard', async (step) => {
  document.body.replaceChildren(...documentOf(step.path).body.cloneNode(true).childNodes);
  await virtual.start({ container: document.body });
  expect(await hear(virtual, step)).toEqual([]);
});

it('each step is a row of the script, and names what is on its page', () => {
  const script = readFileSync('docs/screen-readers.md', 'utf8');
  for (const { row, path, focus } of steps) {
    expect(script).toMatch(new RegExp(`^\\| ${row} \\| `, 'm'));
    expect(documentOf(path).querySelector(focus ?? 'h1')).not.toBeNull();
  }
});
