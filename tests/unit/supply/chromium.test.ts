import { expect, it } from 'vitest';
import { findChromium } from '../../../scripts/chromium.mjs';

/** A machine with only this file. */
const having = (file: string) => ({ exists: (path: string) => path === file });

it.each([
  ['linux', { PATH: '/usr/local/bin:/usr/bin' }, '/usr/bin/chromium'],
  ['darwin', { HOME: '/Users/a' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  [
    'win32',
    { PROGRAMFILES: 'C:\\Program Files' },
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
] as const)('finds on %s with %o the browser %s', (platform, env, file) => {
  expect(findChromium({ platform, env, ...having(file) })).toBe(file);
});

it('uses CHROMIUM_PATH, and returns undefined without a browser', () => {
  const nothing = { exists: () => false, downloaded: () => '/download/chrome' };
  expect(findChromium({ env: { CHROMIUM_PATH: '/my/chrome' }, ...nothing })).toBe('/my/chrome');
  expect(findChromium({ platform: 'linux', env: { PATH: '/usr/bin' }, ...nothing })).toBeUndefined();
});
