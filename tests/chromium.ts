import { sandboxArgs } from '../scripts/chromium.mjs';

export { chromiumPath, shellPath } from '../scripts/chromium.mjs';

/** Without these flags Chromium calls home at every start, or sets type otherwise than on a visitor's screen. */
export const chromiumArgs = [
  ...sandboxArgs,
  '--disable-gpu',
  '--default-tile-width=1280', // fewer and larger pieces to put together
  '--default-tile-height=512',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', // tests ask nobody but the site itself
  '--font-render-hinting=none',
];
