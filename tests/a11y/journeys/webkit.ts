import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { webkitDriverPath, xvfbPath } from '../../../scripts/engines.mjs';
import { navigation } from './drivers.ts';
import type { OpenedBrowser, PageDriver, Size } from './drivers.ts';
import { windows } from './steps.ts';

/** Sends a WebDriver command, such as `url`: POST with a body, else GET. */
type Command = <Result>(path: string, body?: object, method?: 'DELETE') => Promise<Result>;

/** WebDriver key codes. */
const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** @param folder for downloads */
async function createDriver(command: Command, folder: string): Promise<PageDriver> {
  const own = await command<string>('window');
  const opened: string[] = [];

  const evaluate: PageDriver['evaluate'] = (fn, given) =>
    command('execute/sync', { script: `return (${String(fn)})(arguments[0])`, args: [given ?? null] });

  const send = (actions: { type: string; value: string }[]) =>
    command('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];

  /** Records the URLs of windows that the page has opened and closes them. */
  async function closeOthers() {
    for (const other of await command<string[]>('window/handles')) {
      if (other === own) continue;
      await command('window', { handle: other });
      opened.push(await command<string>('url'));
      await command('window', undefined, 'DELETE');
      await command('window', { handle: own });
    }
  }

  /** Sets the size of the page, which is smaller than the window. */
  async function resize(size: Size) {
    await command('window/rect', size);
    const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }), undefined);
    const grown = (side: keyof Size) => 2 * size[side] - inner[side];
    await command('window/rect', { width: grown('width'), height: grown('height') });
  }
  await resize(windows.desk);

  const press: PageDriver['press'] = async (key) => {
    const [first = '', second] = key.split('+').map((name) => keys[name] ?? name);
    await send(
      second
        ? [{ type: 'keyDown', value: first }, ...stroke(second), { type: 'keyUp', value: first }]
        : stroke(first),
    );
  };
  return {
    ...navigation((url) => command('url', { url }), { press, evaluate }),
    press,
    tab: press,
    type: async (text) => void (await send([...text].flatMap(stroke))),
    evaluate,
    back: () => command('back', {}),
    resize,
    screenshot: async () => Buffer.from(await command<string>('screenshot'), 'base64'),
    async opened() {
      await closeOthers();
      return opened;
    },
    downloads: () => readdirSync(folder),
  };
}

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });

/** The display number that Xvfb writes to its third stream. */
const displayOf = (xvfb: ChildProcess) =>
  new Promise<string>((found, fail) => {
    xvfb.on('error', fail);
    xvfb.stdio[3]?.once('data', (number) => found(`:${String(number).trim()}`));
  });

/** Opens WebKitGTK's MiniBrowser by its WebDriver, with its own display and home folder. */
export async function openWebkit(): Promise<OpenedBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const folder = join(home, 'downloads');
  mkdirSync(folder);
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`);
  const xvfb = spawn(xvfbPath(), ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const driver = spawn(webkitDriverPath(), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: await displayOf(xvfb),
      HOME: home,
      XDG_CONFIG_HOME: home,
      GDK_BACKEND: 'x11',
      DBUS_SESSION_BUS_ADDRESS: 'disabled:', // a desktop's portal would mount a folder in the home folder
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const send = async (path: string, body?: object, method: string = body ? 'POST' : 'GET') => {
    const response = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message ?? ''}`);
    return value;
  };
  const isReady = () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, `${webkitDriverPath()} responds`).toBe(true);
  const proxy = { proxyType: 'manual', sslProxy: '127.0.0.1:9' }; // blocks other hosts
  const { sessionId } = (await send('/session', {
    capabilities: { alwaysMatch: { proxy } },
  })) as unknown as { sessionId: string };
  const session = `/session/${sessionId}`;
  const command: Command = (path, ...rest) => send(`${session}/${path}`, ...rest) as never;
  return {
    driver: await createDriver(command, folder),
    async stop() {
      await send(session, undefined, 'DELETE').catch(() => undefined);
      for (const one of [driver, xvfb]) one.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
