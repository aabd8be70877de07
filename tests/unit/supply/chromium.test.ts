import { expect, it } from 'vitest';
import { findChromium } from '../../../scripts/chromium.mjs';

it.each([
  ['linux', { PATH: '/usr/local/bin:/usr/bin' }, '/usr/bin/chromium'],
  ['darwin', { HOME: '/Users/a' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['win32', { PROGRAMFILES: 'C:\\Files' }, 'C:\\Files\\Google\\Chrome\\Application\\chrome.exe'],
  ['linux', { CHROMIUM_PATH: '/my/chrome' }, '/my/chrome'],
  ['linux', { PATH: '/usr/bin' }, undefined],
] as const)('finds on %s with %o the browser %s', (platform, env, file) => {
  expect(findChromium({ platform, env, exists: (path: string) => path === file })).toBe(file);
});
