// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, it, vi } from 'vitest';
import { findMissingAnnouncements } from '../../../scripts/screen-readers/announcements.mjs';
import { steps } from '../../../scripts/screen-readers/steps.mjs';
import { documentOf } from '../../built/documents.ts';

vi.setConfig({ testTimeout: 60_000 });
vi.stubGlobal('CSS', { escape: String }); // jsdom has no CSS.escape, and the ids of these pages need no escapes
afterEach(() => virtual.stop());

/*
 * The steps of .github/workflows/readers.yml (NVDA and VoiceOver) that need no hydrated page. This test runs them on
 * the built pages with a virtual screen reader.
 */
const staticSteps = steps.filter(({ needsHydration }) => !needsHydration);

it.each(staticSteps)('a virtual screen reader announces row $row on $path', async (step) => {
  document.body.replaceChildren(...documentOf(step.path).body.cloneNode(true).childNodes);
  await virtual.start({ container: document.body });
  expect(await findMissingAnnouncements(virtual, step)).toEqual([]);
});
