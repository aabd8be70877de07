/** The paths where Debian installs the browsers for tests in engines other than Chromium. */
import { existsSync } from 'node:fs';

/** Returns the path of Firefox. FIREFOX_PATH overrides the default. */
export const firefoxPath = () => process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
/** Returns the path of WebKitGTK's driver, which includes a small browser. WEBKIT_DRIVER_PATH overrides the default. */
export const webkitDriverPath = () => process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
/** Returns the path of the virtual X display for the window of WebKitGTK's browser. */
export const xvfbPath = () => '/usr/bin/Xvfb';

const engines = {
  firefox: { files: () => [firefoxPath()], packages: 'firefox-esr' },
  webkit: { files: () => [webkitDriverPath(), xvfbPath()], packages: 'webkit2gtk-driver and xvfb' },
};

/** Returns a text with the missing programs and their packages, or undefined if the tests of an engine can run. */
export function missingPrograms(engine) {
  const { files, packages } = engines[engine];
  const missing = files().filter((file) => !existsSync(file));
  return missing.length > 0 ? `no ${missing.join(', no ')} (Debian: ${packages})` : undefined;
}
