import { sandboxArgs } from '../scripts/chromium.mjs';

export { chromiumPath, shellPath } from '../scripts/chromium.mjs';

/** Flags that stop Chromium's own requests and make it render text as on a visitor's screen. */
export const chromiumArgs = [
  ...sandboxArgs,
  '--disable-gpu',
  '--default-tile-width=1280', // fewer and larger tiles to composite
  '--default-tile-height=512',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', // no host but the site's own resolves
  '--font-render-hinting=none',
];
