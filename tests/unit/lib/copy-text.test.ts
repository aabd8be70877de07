import { expect, it, vi } from 'vitest';
import { copyText } from '../../../src/lib/copy-text.ts';

it.each([
  ['a browser that allows it', { clipboard: { writeText: () => Promise.resolve() } }, true],
  ['a browser that refuses', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }, false],
  ['an in-app browser without clipboard', {}, false],
])('returns whether a text was copied: %s', async (_browser, navigator, expected) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('Text')).toBe(expected);
});
