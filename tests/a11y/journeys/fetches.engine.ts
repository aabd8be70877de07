import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { builtServer } from '../../../src/build/pages.ts';
import { siteListener } from '../../../src/build/static-host.ts';
import { openFirefox } from './firefox.ts';
import { openWebkit } from './webkit.ts';

/** WebKit's driver opens a private window, which keeps no file. */
test('no file is fetched twice, with a cache or without, but the one that tells which', async () => {
  const asked: string[] = [];
  const listener = siteListener('dist', await builtServer('.'));
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  }).listen(0, '127.0.0.1');
  const { screen, stop } = await (test.info().project.name === 'webkit' ? openWebkit : openFirefox)();
  const ask = (part: string) => asked.filter((path) => path.includes(part)).length;
  try {
    await screen.open('/privacy');
    const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await screen.ask((to) => location.assign(to), home).catch(() => undefined);
    await expect.poll(() => ask('/assets/client-')).toBeGreaterThan(0); // warmed up
    await screen.press('Tab');
    await expect
      .poll(() => screen.ask(() => 'live' in document.documentElement.dataset, undefined))
      .toBe(true);
    const twice = asked.filter((path, i) => path.startsWith('/assets/') && asked.indexOf(path) < i);
    expect(twice.filter((path) => !path.startsWith('/assets/client-'))).toEqual([]);
  } finally {
    await stop();
    server.close();
    server.closeAllConnections();
  }
});
