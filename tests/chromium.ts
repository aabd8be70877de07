import { sandboxArgs } from '../scripts/chromium.mjs';

export { getChromiumPath, getShellPath } from '../scripts/chromium.mjs';

/** The hosts that the browser can resolve. There is only the tested site, so that tests request nothing else. */
const hosts = ['127.0.0.1', new URL(process.env.SITE_ORIGIN || 'http://127.0.0.1').hostname];

/** Flags that stop Chromium's own requests, and make it render text as on a visitor's screen. */
export const chromiumArgs = [
  ...sandboxArgs,
  '--disable-gpu',
  '--default-tile-width=1280', // the browser composites faster with fewer and larger tiles
  '--default-tile-height=512',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP * ~NOTFOUND, ${hosts.map((host) => `EXCLUDE ${host}`).join(', ')}`,
  '--font-render-hinting=none',
];
