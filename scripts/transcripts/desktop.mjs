/**
 * Starts a virtual desktop for Orca. It consists of an X server, a window manager, a session bus, Orca, the built site
 * and Chromium.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { getChromiumPath, findChromium, sandboxArgs } from '../chromium.mjs';

/** The Debian package of each program. */
const PACKAGES = {
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus',
  orca: 'orca',
};

/** Returns the Debian packages of programs that are not installed, and the folder of the build if it is missing. */
export function findMissingPrograms() {
  const isInstalled = (command) =>
    process.env.PATH.split(':').some((folder) => existsSync(join(folder, command)));
  return [
    ...Object.keys(PACKAGES)
      .filter((command) => !isInstalled(command))
      .map((command) => PACKAGES[command]),
    ...(findChromium() ? [] : ['chromium']),
    ...(existsSync('dist/index.html') ? [] : ['dist (npm run build)']),
  ];
}

/** Starts a D-Bus daemon or an X server. Resolves to the first line of its output, an address or a display number. */
function startProcess(children, command, args, env) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data).split('\n')[0]));
    child.once('exit', () => reject(new Error(`${command} exited before it printed its address`)));
  });
}

/**
 * Starts the desktop. Resolves to the Playwright page, the paths of two files, a function that runs xdotool, and a function
 * that ends all programs. The file `spoken` contains Orca's speech, and Orca touches the file `idle` while it has no
 * events.
 */
export async function openDesktop() {
  const home = mkdtempSync(join(tmpdir(), 'transcripts-'));
  const children = [];
  const prefs = join(home, 'orca');
  cpSync(join(import.meta.dirname, 'orca'), prefs, { recursive: true });
  const env = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    GSETTINGS_BACKEND: 'memory',
    ACCESSIBILITY_ENABLED: '1',
    LANG: 'C.UTF-8',
    TZ: 'Asia/Kolkata',
    SPOKEN: join(home, 'spoken.txt'),
  };
  mkdirSync(env.XDG_RUNTIME_DIR, { mode: 0o700 });
  writeFileSync(env.SPOKEN, '');
  const end = () => children.toReversed().forEach((child) => child.kill('SIGKILL'));
  process.once('exit', end); // after an error too: a remaining Orca would prevent the next one from starting
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const run = (command, args = []) => children.push(spawn(command, args, { env, stdio: 'ignore' }));

  const screen = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  env.DISPLAY = `:${await startProcess(children, 'Xvfb', ['-displayfd', '1', ...screen], env)}`;
  const bus = ['--session', '--nofork', '--print-address=1'];
  env.DBUS_SESSION_BUS_ADDRESS = await startProcess(children, 'dbus-daemon', bus, env);
  // The default bindings of the window manager use Orca's keys for tables, so its configuration has no bindings.
  const rules = join(home, 'openbox.xml');
  writeFileSync(rules, '<openbox_config xmlns="http://openbox.org/3.4/rc"/>');
  run('openbox', ['--config-file', rules]);
  run('orca', ['--user-prefs', prefs]);
  const site = await preview({ preview: { strictPort: false }, logLevel: 'warn' });
  for (let tries = 0; !existsSync(join(home, 'spoken.idle')); tries += 1) {
    if (tries > 300) throw new Error('Orca did not start within 30 s: run npm run transcripts again');
    await sleep(100);
  }
  const context = await chromium.launchPersistentContext(join(home, 'profile'), {
    headless: false,
    executablePath: getChromiumPath(),
    env,
    viewport: null,
    baseURL: site.resolvedUrls.local[0],
    ignoreDefaultArgs: ['--enable-automation'], // hides the bar about automation
    args: [
      // `--test-type` hides the bar about the missing sandbox.
      ...(sandboxArgs.length > 0 ? [...sandboxArgs, '--test-type'] : []),
      '--force-renderer-accessibility',
      '--ozone-platform=x11',
      '--disable-gpu',
      '--window-position=0,0',
      '--window-size=1280,900',
    ],
  });
  await context.route('https://**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The chat</title><h1>The chat</h1>' }),
  );
  return {
    page: context.pages()[0],
    spoken: env.SPOKEN,
    idle: join(home, 'spoken.idle'),
    xdotool: (...args) => execFileSync('xdotool', args, { env }),
    async close() {
      await context.close();
      await site.close();
      end();
      await sleep(300);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
