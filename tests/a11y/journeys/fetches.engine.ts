import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { builtServer } from '../../../build/built-server.ts';
import { siteListener } from '../../../build/static-host.ts';
import { openFirefox } from './firefox.ts';
import { openWebkit } from './webkit.ts';

// WebKit's driver opens a private window, without a cache; the client script detects that by a second request.
test('fetches no file twice except the client script', async () => {
  const requests: string[] = [];
  const listener = siteListener('dist', await builtServer('.'));
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    listener(request, response);
  }).listen(0, '127.0.0.1');
  const { driver, stop } = await (test.info().project.name === 'webkit' ? openWebkit : openFirefox)();
  const count = (part: string) => requests.filter((path) => path.includes(part)).length;
  try {
    await driver.open('/privacy');
    const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await driver.evaluate((to) => location.assign(to), home).catch(() => undefined);
    await expect.poll(() => count('/assets/client-')).toBeGreaterThan(0); // prefetched
    await driver.press('Tab');
    await expect
      .poll(() => driver.evaluate(() => 'hydrated' in document.documentElement.dataset, undefined))
      .toBe(true);
    const twice = requests.filter((path, i) => path.startsWith('/assets/') && requests.indexOf(path) < i);
    expect(twice.filter((path) => !path.startsWith('/assets/client-'))).toEqual([]);
  } finally {
    await stop();
    server.close();
    server.closeAllConnections();
  }
});
