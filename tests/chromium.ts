import { sandboxArgs } from '../scripts/chromium.mjs';

export { chromiumPath } from '../scripts/chromium.mjs';

/** Without these flags Chromium calls home at every start. */
export const chromiumArgs = [
  ...sandboxArgs,
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
