import { sandboxArgs } from '../scripts/chromium.mjs';

export { getChromiumPath, getShellPath } from '../scripts/chromium.mjs';

/** The hosts that the browser can resolve: this machine and the tested site. Requests to all other hosts fail. */
const hosts = ['127.0.0.1', new URL(process.env.SITE_ORIGIN || 'http://127.0.0.1').hostname];

export const chromiumArgs = [
  ...sandboxArgs,
  '--disable-gpu',
  '--default-tile-width=1280', // the browser composites faster with fewer and larger tiles
  '--default-tile-height=512',
  '--disable-quic',
  '--disable-background-networking', // this flag and the next two stop requests of Chromium itself
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP * ~NOTFOUND, ${hosts.map((host) => `EXCLUDE ${host}`).join(', ')}`,
  '--font-render-hinting=none', // renders text as on a visitor's screen
];
