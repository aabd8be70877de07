import { existsSync } from 'node:fs';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's Chromium; CHROMIUM_PATH names another one. @throws Error saying how to get one */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH ?? candidates.find((candidate) => existsSync(candidate));
  if (!path)
    throw new Error('No Chromium found. Install it (apt-get install -y chromium) or set CHROMIUM_PATH.');
  return path;
}

/** Chromium refuses its sandbox to root; without the other flags it calls home at every start. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
