/**
 * The browsers that the scripts and the tests drive: a Chromium, Chrome or Edge that is there, and for most tests its
 * headless shell, which has the same engine and no window round it, and takes two thirds of the time.
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

/** Where such browsers are installed, the likeliest first. */
export function candidates(platform, env, names = programs) {
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

/** What `npx playwright install chromium` puts into the user's cache. */
const playwrightsOwn = () => createRequire(import.meta.url)('@playwright/test').chromium.executablePath();

/** The path of an installed browser; CHROMIUM_PATH names another one. Undefined where there is none. */
export function findChromium({ platform = process.platform, env = process.env, exists = existsSync } = {}) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  return [...candidates(platform, env), playwrightsOwn()].find((file) => exists(file));
}

/** Its headless shell where there is one, else the same; `WHOLE_BROWSER=1` asks for the same in any case. */
export function findShell({ platform = process.platform, env = process.env, exists = existsSync } = {}) {
  const names = env.CHROMIUM_PATH || env.WHOLE_BROWSER || platform !== 'linux' ? [] : shells;
  return (
    candidates(platform, env, names).find((file) => names.length > 0 && exists(file)) ??
    findChromium({ platform, env, exists })
  );
}

const HOW =
  'No Chromium, Chrome or Edge found. Type `npx playwright install --with-deps chromium`, or on Debian ' +
  '`apt-get install -y chromium`, or set CHROMIUM_PATH to one.';

const needed = (path) => {
  if (!path) throw new Error(HOW);
  return path;
};

/** The same where it is needed. @throws Error saying how to get one */
export const chromiumPath = () => needed(findChromium());
export const shellPath = () => needed(findShell());

/** Installs a browser where there is none, as the system lets it. @throws Error saying what to type */
export function installChromium() {
  if (findChromium()) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const ways = [
    ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
    [...asRoot, 'apt-get', 'update'],
    [...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ];
  for (const [program, ...args] of ways) {
    console.log(`No browser for the tests yet: ${program} ${args.join(' ')}`);
    spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (findChromium()) return;
  }
  throw new Error(HOW);
}

/** Chromium refuses its sandbox to root. */
export const sandboxArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
