import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtServer } from '../../src/build/built-server.ts';
import { serveSite } from '../../src/build/static-host.ts';
import type { ThirdParties } from '../../src/site/third-parties.ts';
import { expect, openHydrated, test } from '../browser.ts';

/** A page counter like Plausible's: sends an event on load and after each pushState. */
const counter = `(() => {
  const { dataset, src } = document.currentScript;
  const count = () => {
    const request = new XMLHttpRequest();
    request.open('POST', new URL('/api/event', src), true);
    request.setRequestHeader('Content-Type', 'text/plain');
    request.send(JSON.stringify({ n: 'pageview', u: location.href, d: dataset.domain }));
  };
  const originalPushState = history.pushState;
  history.pushState = function (...args) {
    originalPushState.apply(this, args);
    count();
  };
  count();
})();`;

/** Serves a third party: a script, an endpoint and a page to embed. */
async function serveThirdParty() {
  const events: { u: string; d: string }[] = [];
  const host = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (request.method === 'POST') events.push(JSON.parse(body) as (typeof events)[number]);
      if (request.url === '/js/script.js') response.setHeader('Content-Type', 'text/javascript').end(counter);
      else if (request.url === '/map') response.setHeader('Content-Type', 'text/html').end('<h1>A map</h1>');
      else response.writeHead(202).end('ok');
    });
  });
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const stop = () => new Promise((stopped) => host.close(stopped).closeAllConnections());
  return { events, origin, stop };
}

const none: ThirdParties = { script: [], connect: [], frame: [], image: [] };

/** Serves the build with a list of third parties and this script instead of its own third-party scripts. */
async function openWith(page: Page, list: ThirdParties, script: string) {
  const folder = mkdtempSync(join(tmpdir(), 'third-'));
  cpSync('dist', folder, { recursive: true, filter: (name) => !/\.html\.(?:br|gz)$/.test(name) });
  for (const name of ['contact.html', 'team.html']) {
    const html = readFileSync(join(folder, name), 'utf8').replace(
      /<script[^>]* src="https:[^"]*"[^>]*><\/script>/g,
      '',
    );
    const tag = `<script defer data-domain="firm.example" src="${script}"></script></head>`;
    writeFileSync(join(folder, name), html.replace('</head>', tag));
  }
  const { origin, stop } = await serveSite(folder, { ...(await builtServer('.')), thirdParties: list });
  await openHydrated(page, `${origin}/contact`);
  return {
    origin,
    stop: () => {
      rmSync(folder, { recursive: true });
      return stop();
    },
  };
}

const embed = (page: Page, src: string) =>
  page.evaluate((address) => {
    const iframe = Object.assign(document.createElement('iframe'), { src: address });
    document.querySelector('main')?.append(iframe);
  }, src);

test('allows a listed counter and map', { tag: '@nightly' }, async ({ page }) => {
  const other = await serveThirdParty();
  const party = { origin: other.origin, purpose: 'Test', sentence: 'A test.' };
  const list = { ...none, script: [party], connect: [party], frame: [party] };
  const site = await openWith(page, list, `${other.origin}/js/script.js`);
  await expect
    .poll(() => other.events)
    .toEqual([{ n: 'pageview', u: `${site.origin}/contact`, d: 'firm.example' }]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect.poll(() => other.events.map(({ u }) => u)).toContain(`${site.origin}/team`);
  await embed(page, `${other.origin}/map`);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'A map' })).toBeVisible();
  await Promise.all([site.stop(), other.stop()]);
});

test.describe('an unlisted third party', () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test('gets no request for a script or a frame', { tag: '@nightly' }, async ({ page }) => {
    const other = await serveThirdParty();
    const blocked: string[] = [];
    page.on('console', (message) => {
      const [directive] = /script-src|default-src/.exec(message.text()) ?? [];
      if (directive) blocked.push(directive);
    });
    const site = await openWith(page, none, `${other.origin}/js/script.js`);
    await embed(page, `${other.origin}/map`);
    await expect.poll(() => blocked).toEqual(['script-src', 'default-src']);
    expect(other.events).toEqual([]);
    await Promise.all([site.stop(), other.stop()]);
  });
});
