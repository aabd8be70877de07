import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpenedBrowser } from './drivers.ts';
import { webkitDriver } from './webkit-driver.ts';
import type { Command } from './webkit-driver.ts';
import { webkitDriverPath, xvfbPath } from '../../../scripts/engines.mjs';

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

async function waitForDriver(address: string) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(`${address}/status`).catch(() => undefined)) return;
    await pause(25);
  }
  throw new Error(`${webkitDriverPath()} does not respond`);
}

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
  const address = `http://127.0.0.1:${port}`;
  const send = async (path: string, body?: object, method: string = body ? 'POST' : 'GET') => {
    const response = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message ?? ''}`);
    return value;
  };
  await waitForDriver(address);
  const proxy = { proxyType: 'manual', sslProxy: '127.0.0.1:9' }; // blocks other hosts
  const { sessionId } = (await send('/session', {
    capabilities: { alwaysMatch: { proxy } },
  })) as unknown as { sessionId: string };
  const session = `/session/${sessionId}`;
  const command: Command = (path, ...rest) => send(`${session}/${path}`, ...rest) as never;
  return {
    driver: await webkitDriver(command, folder),
    async stop() {
      await send(session, undefined, 'DELETE').catch(() => undefined);
      for (const one of [driver, xvfb]) one.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
