/** The browser that the scripts and the tests drive. */
import { existsSync } from 'node:fs';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The system's Chromium; CHROMIUM_PATH names another one. Undefined where there is none. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ?? candidates.find((candidate) => existsSync(candidate));

/** The same where it is needed. @throws Error saying how to get one */
export function chromiumPath() {
  const path = findChromium();
  if (!path)
    throw new Error('No Chromium found. Install it (apt-get install -y chromium) or set CHROMIUM_PATH.');
  return path;
}

/** Chromium refuses its sandbox to root. */
export const sandboxArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
