import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findFreePort } from '../../../scripts/hosts.mjs';
import { getWebkitDriverPath, getXvfbPath } from '../../../scripts/engines.mjs';
import { createNavigation } from './drivers.ts';
import type { OpenedBrowser, PageDriver, Size } from './drivers.ts';
import { windows } from './steps.ts';

/** Sends a WebDriver command such as `url`. The default method is POST with a body, and GET without one. */
type Command = <Result>(path: string, body?: object, method?: 'DELETE') => Promise<Result>;

/** The codes of keys in WebDriver. */
const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Space: ' ',
  End: '\uE010',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** @param downloads the folder in which the browser saves downloads */
async function createDriver(command: Command, downloads: string): Promise<PageDriver> {
  const mainWindow = await command<string>('window');
  const opened: string[] = [];

  const evaluate: PageDriver['evaluate'] = (fn, argument) =>
    command('execute/sync', { script: `return (${String(fn)})(arguments[0])`, args: [argument ?? null] });

  const send = (actions: { type: string; value: string }[]) =>
    command('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  const createKeystroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];

  /** Closes the windows that the page has opened, and records their URLs. */
  async function closeOtherWindows() {
    for (const other of await command<string[]>('window/handles')) {
      if (other === mainWindow) continue;
      await command('window', { handle: other });
      opened.push(await command<string>('url'));
      await command('window', undefined, 'DELETE');
      await command('window', { handle: mainWindow });
    }
  }

  /**
   * Sets the size of the viewport. WebDriver can set only the size of the window, which includes bars and borders. So
   * this function sets the size of the window, measures the viewport, and adds the difference to the window.
   */
  async function resize(size: Size) {
    await command('window/rect', size);
    const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }), undefined);
    const windowLength = (side: keyof Size) => 2 * size[side] - inner[side];
    await command('window/rect', { width: windowLength('width'), height: windowLength('height') });
  }
  await resize(windows.desk);

  const press: PageDriver['press'] = async (key) => {
    const [first = '', second] = key.split('+').map((name) => keys[name] ?? name);
    await send(
      second
        ? [{ type: 'keyDown', value: first }, ...createKeystroke(second), { type: 'keyUp', value: first }]
        : createKeystroke(first),
    );
  };
  return {
    ...createNavigation((url) => command('url', { url }), { interact: () => press('Tab'), evaluate }),
    press,
    type: async (text) => void (await send([...text].flatMap(createKeystroke))),
    evaluate,
    back: () => command('back', {}),
    resize,
    screenshot: async () => Buffer.from(await command<string>('screenshot'), 'base64'),
    async opened() {
      await closeOtherWindows();
      return opened;
    },
    downloads: () => readdirSync(downloads),
  };
}

/** Creates a home folder, whose file user-dirs.dirs selects a folder in it for downloads. */
function createHome() {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return { home, downloads };
}

/** Starts a virtual display, such as ':99'. Xvfb writes the number of the display to file descriptor 3. */
async function startDisplay() {
  const xvfb = spawn(getXvfbPath(), ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    xvfb.on('error', reject);
    xvfb.on('exit', (code) => reject(new Error(`Xvfb exited with ${code}`)));
    xvfb.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  return { xvfb, display };
}

/** Starts the WebDriver server, and resolves when it responds. */
async function startDriverServer(home: string, display: string) {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(getWebkitDriverPath(), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_CONFIG_HOME: home,
      GDK_BACKEND: 'x11',
      DBUS_SESSION_BUS_ADDRESS: 'disabled:', // xdg-document-portal would mount a folder in the home folder
    },
  });
  const isReady = () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await expect.poll(isReady, `${getWebkitDriverPath()} responds`).toBe(true);
  } catch (error) {
    server.kill();
    throw error;
  }
  return { server, origin };
}

/** @throws Error with the message of the WebDriver server */
async function request(url: string, body?: object, method: string = body ? 'POST' : 'GET') {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${url}: ${value?.error} ${value?.message ?? ''}`);
  return value;
}

/** Opens a window of the browser. Returns the URL of its session. */
async function startSession(origin: string): Promise<string> {
  const proxy = { proxyType: 'manual', sslProxy: '127.0.0.1:9' }; // no proxy runs there, so HTTPS requests to other hosts fail
  const capabilities = { alwaysMatch: { proxy } };
  const { sessionId } = (await request(`${origin}/session`, { capabilities })) as { sessionId?: string };
  return `${origin}/session/${sessionId}`;
}

/**
 * Opens WebKitGTK's MiniBrowser by WebDriver, with its own display and home folder. If a step fails, stops what the steps
 * before have started.
 */
export async function openWebkit(): Promise<OpenedBrowser> {
  const stops: (() => unknown)[] = [];
  async function stop() {
    for (const stopOne of stops.toReversed()) await stopOne();
  }
  try {
    const { home, downloads } = createHome();
    stops.push(() => rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
    const { xvfb, display } = await startDisplay();
    stops.push(() => xvfb.kill());
    const { server, origin } = await startDriverServer(home, display);
    stops.push(() => server.kill());
    const session = await startSession(origin);
    stops.push(() => request(session, undefined, 'DELETE').catch(() => undefined));
    const command: Command = (path, ...rest) => request(`${session}/${path}`, ...rest) as never;
    return { driver: await createDriver(command, downloads), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
