import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { importBuiltServer } from '../../../build/built-server.ts';
import { createSiteListener } from '../../../build/static-host.ts';
import { isHydrated } from '../../browser.ts';
import { inEngine } from './engines.ts';

// WebKit's driver opens a private window, which has no cache. The client script detects this by a second request.
test('a page fetches no file twice except the client script', async () => {
  const requests: string[] = [];
  const listener = createSiteListener('dist', await importBuiltServer('.'));
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await inEngine(async (driver) => {
    await driver.openStatic('/privacy');
    await driver.evaluate((to) => location.assign(to), home).catch(() => undefined);
    // Wait until the page has prefetched the client.
    await expect.poll(() => requests.filter((path) => path.includes('/assets/client-'))).not.toEqual([]);
    await driver.press('Tab');
    await expect.poll(() => driver.evaluate(isHydrated, undefined)).toBe(true);
    const twice = requests.filter((path, i) => path.startsWith('/assets/') && requests.indexOf(path) < i);
    expect(twice.filter((path) => !path.startsWith('/assets/client-'))).toEqual([]);
  }).finally(() => {
    server.close();
    server.closeAllConnections();
  });
});
