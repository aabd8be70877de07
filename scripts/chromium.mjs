/*
 * Finds the browsers for scripts and tests: an installed Chromium, Chrome or Edge, and Chromium's headless shell. Most
 * tests use the headless shell, which has the same engine and takes two thirds of the time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix, win32 } from 'node:path';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const programs = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsFiles = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']; // oxfmt-ignore

/** Returns the paths at which browsers are usually installed. The preferred path is first. */
function listBrowserFiles(platform, env, names = programs) {
  if (platform === 'darwin')
    return ['', env.HOME ?? ''].flatMap((home) =>
      macApps.map((app) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
    );
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => windowsFiles.map((file) => win32.join(folder, file)));
  const folders = [...(env.PATH ?? '').split(':').filter(Boolean), '/usr/bin', '/snap/bin'];
  return names.flatMap((program) => folders.map((folder) => posix.join(folder, program)));
}

/** Returns the path of the browser that `npx playwright install chromium` downloads. */
const getPlaywrightPath = () => createRequire(import.meta.url)('@playwright/test').chromium.executablePath();

/**
 * Returns CHROMIUM_PATH, the path of an installed browser, or the path of Playwright's download. Returns undefined if
 * there is no browser.
 */
export function findChromium({
  platform = process.platform,
  env = process.env,
  exists = existsSync,
  downloaded = getPlaywrightPath,
} = {}) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const installed = listBrowserFiles(platform, env).find((file) => exists(file));
  if (installed) return installed;
  // This check comes last, because loading Playwright takes a second.
  const downloadedFile = downloaded();
  return exists(downloadedFile) ? downloadedFile : undefined;
}

/**
 * Returns the path of the headless shell if it is installed on Linux and neither CHROMIUM_PATH nor WHOLE_BROWSER is set.
 * Otherwise returns the path of a complete browser (`findChromium`).
 */
export function findShell({ platform = process.platform, env = process.env, exists = existsSync } = {}) {
  const canUseShell = platform === 'linux' && !env.CHROMIUM_PATH && !env.WHOLE_BROWSER;
  const shell = canUseShell
    ? listBrowserFiles(platform, env, shells).find((file) => exists(file))
    : undefined;
  return shell ?? findChromium({ platform, env, exists });
}

const INSTRUCTIONS =
  'No Chromium, Chrome or Edge found. Run `npx playwright install --with-deps chromium`, or on Debian ' +
  '`apt-get install -y chromium`, or set CHROMIUM_PATH to the path of one.';

function assertFound(path) {
  if (!path) throw new Error(INSTRUCTIONS);
  return path;
}

/**
 * Returns the path of a browser.
 * @throws Error with installation instructions if no browser is found
 */
export const getChromiumPath = () => assertFound(findChromium());
export const getShellPath = () => assertFound(findShell());

/**
 * Installs a browser if no browser is found. Uses apt-get if it is available, otherwise Playwright. If the installation
 * fails, returns instructions, otherwise undefined.
 */
export function installChromium() {
  if (findChromium()) return undefined;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  const commands = hasApt
    ? [
        [...asRoot, 'apt-get', 'update'],
        [...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
      ]
    : [['npx', 'playwright', 'install', 'chromium']];
  const commandText = commands.map((command) => command.join(' ')).join(' && ');
  console.log(`Installing a browser for the tests, as none is found: ${commandText}`);
  for (const [program, ...args] of commands)
    spawnSync(program, args, { stdio: 'ignore', shell: process.platform === 'win32' });
  return findChromium() ? undefined : INSTRUCTIONS;
}

/** Chromium arguments. As root, Chromium starts only without its sandbox. */
export const sandboxArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
