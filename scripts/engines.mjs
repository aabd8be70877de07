/** The browsers beside Chromium whose engines the journeys are tried in, as Debian has them. */
import { existsSync } from 'node:fs';

/** FIREFOX_PATH names another. */
export const firefoxPath = () => process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
/** Of WebKitGTK, which brings a small browser along; WEBKIT_DRIVER_PATH names another. */
export const webkitDriverPath = () => process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
/** A screen for that browser's window. */
export const xvfbPath = () => '/usr/bin/Xvfb';

const engines = {
  firefox: { files: () => [firefoxPath()], packages: 'firefox-esr' },
  webkit: { files: () => [webkitDriverPath(), xvfbPath()], packages: 'webkit2gtk-driver and xvfb' },
};

/** What is missing for an engine, and how to get it; undefined where all is there. */
export function lackOf(engine) {
  const { files, packages } = engines[engine];
  const missing = files().filter((file) => !existsSync(file));
  return missing.length > 0 ? `no ${missing.join(', no ')} (Debian: ${packages})` : undefined;
}
