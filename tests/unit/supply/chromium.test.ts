import { expect, it } from 'vitest';
import { findChromium, findShell } from '../../../scripts/chromium.mjs';

/** A machine with only this file. */
const having = (file: string) => ({ exists: (path: string) => path === file });

it.each([
  ['linux', { PATH: '/usr/local/bin:/usr/bin' }, '/usr/bin/chromium'],
  ['linux', { PATH: '/usr/bin' }, '/usr/bin/microsoft-edge-stable'],
  ['darwin', { HOME: '/Users/a' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  [
    'win32',
    { PROGRAMFILES: 'C:\\Program Files' },
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  [
    'win32',
    { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
] as const)('finds on %s with %o the browser %s', (platform, env, file) => {
  expect(findChromium({ platform, env, ...having(file) })).toBe(file);
});

it('uses CHROMIUM_PATH, and returns undefined without a browser', () => {
  const nothing = { exists: () => false, downloaded: () => '/download/chrome' };
  expect(findChromium({ env: { CHROMIUM_PATH: '/my/chrome' }, ...nothing })).toBe('/my/chrome');
  expect(findChromium({ platform: 'linux', env: { PATH: '/usr/bin' }, ...nothing })).toBeUndefined();
});

it('uses the headless shell if there is one, and else the browser', () => {
  const env = { PATH: '/usr/bin' };
  const both = { exists: (file: string) => /^\/usr\/bin\/chromium(-headless-shell)?$/.test(file) };
  expect(findShell({ platform: 'linux', env, ...both })).toBe('/usr/bin/chromium-headless-shell');
  expect(findShell({ platform: 'linux', env: { ...env, WHOLE_BROWSER: '1' }, ...both })).toBe(
    '/usr/bin/chromium',
  );
  expect(findShell({ platform: 'linux', env, ...having('/usr/bin/chromium') })).toBe('/usr/bin/chromium');
});
