/** Paths of the browsers for tests in engines other than Chromium, as Debian installs them. */
import { existsSync } from 'node:fs';

/** FIREFOX_PATH overrides it. */
export const firefoxPath = () => process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
/** Driver of WebKitGTK, which contains a small browser; WEBKIT_DRIVER_PATH overrides it. */
export const webkitDriverPath = () => process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
/** Virtual X display for that browser's window. */
export const xvfbPath = () => '/usr/bin/Xvfb';

const engines = {
  firefox: { files: () => [firefoxPath()], packages: 'firefox-esr' },
  webkit: { files: () => [webkitDriverPath(), xvfbPath()], packages: 'webkit2gtk-driver and xvfb' },
};

/**
 * Returns what an engine's tests need and is not installed, with the command to install it; undefined if all is
 * installed.
 */
export function missingPrograms(engine) {
  const { files, packages } = engines[engine];
  const missing = files().filter((file) => !existsSync(file));
  return missing.length > 0 ? `no ${missing.join(', no ')} (Debian: ${packages})` : undefined;
}
