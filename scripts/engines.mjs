/** The paths at which Debian installs the browsers for tests in other engines than Chromium. */
import { existsSync } from 'node:fs';

/** Returns the path of Firefox. FIREFOX_PATH overrides it. */
export const getFirefoxPath = () => process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
/** Returns the path of WebKitGTK's driver, which includes a small browser. WEBKIT_DRIVER_PATH overrides it. */
export const getWebkitDriverPath = () => process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
/** Returns the path of Xvfb. WebKitGTK's browser opens its window in this virtual X display. */
export const getXvfbPath = () => '/usr/bin/Xvfb';

const engines = {
  firefox: { files: () => [getFirefoxPath()], packages: 'firefox-esr' },
  webkit: { files: () => [getWebkitDriverPath(), getXvfbPath()], packages: 'webkit2gtk-driver and xvfb' },
};

/** Returns a text that names the missing programs and their packages. Returns undefined if no program is missing. */
export function findMissingPrograms(engine) {
  const { files, packages } = engines[engine];
  const missing = files().filter((file) => !existsSync(file));
  return missing.length > 0 ? `no ${missing.join(', no ')} (Debian: ${packages})` : undefined;
}
