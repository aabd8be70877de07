import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtServer } from '../../src/build/pages.ts';
import { serveSite } from '../../src/build/static-host.ts';
import type { ThirdParties } from '../../src/site/third-parties.ts';
import { expect, openLive, test } from '../browser.ts';

/** Counts as Plausible's script does: at once, and whenever the address changes. */
const counter = `(() => {
  const { dataset, src } = document.currentScript;
  const count = () => {
    const request = new XMLHttpRequest();
    request.open('POST', new URL('/api/event', src), true);
    request.setRequestHeader('Content-Type', 'text/plain');
    request.send(JSON.stringify({ n: 'pageview', u: location.href, d: dataset.domain }));
  };
  const push = history.pushState;
  history.pushState = function (...all) {
    push.apply(this, all);
    count();
  };
  count();
})();`;

/** Stands in for a third party: a script, a place to send to, and a page to frame. */
async function standIn() {
  const told: { u: string; d: string }[] = [];
  const host = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (request.method === 'POST') told.push(JSON.parse(body) as (typeof told)[number]);
      if (request.url === '/js/script.js') response.setHeader('Content-Type', 'text/javascript').end(counter);
      else if (request.url === '/map') response.setHeader('Content-Type', 'text/html').end('<h1>A map</h1>');
      else response.writeHead(202).end('ok');
    });
  });
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const stop = () => new Promise((stopped) => host.close(stopped).closeAllConnections());
  return { told, origin, stop };
}

const none: ThirdParties = { script: [], connect: [], frame: [], image: [] };

/** The built site with a list of third parties, and a script in the head of each page in the place of the site's own of others. */
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
  await openLive(page, `${origin}/contact`);
  return {
    origin,
    stop: () => {
      rmSync(folder, { recursive: true });
      return stop();
    },
  };
}

const frame = (page: Page, src: string) =>
  page.evaluate((address) => {
    const made = Object.assign(document.createElement('iframe'), { src: address });
    document.querySelector('main')?.append(made);
  }, src);

test(
  'whom the list names, a page asks: a counter by script and connect, a map by frame',
  { tag: '@nightly' },
  async ({ page }) => {
    const other = await standIn();
    const party = { origin: other.origin, purpose: 'Test', sentence: 'A test.' };
    const list = { ...none, script: [party], connect: [party], frame: [party] };
    const site = await openWith(page, list, `${other.origin}/js/script.js`);
    await expect
      .poll(() => other.told)
      .toEqual([{ n: 'pageview', u: `${site.origin}/contact`, d: 'firm.example' }]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    await expect.poll(() => other.told.map(({ u }) => u)).toContain(`${site.origin}/team`);
    await frame(page, `${other.origin}/map`);
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'A map' })).toBeVisible();
    await Promise.all([site.stop(), other.stop()]);
  },
);

test.describe('whom the list does not name', () => {
  test.use({ meant: /Content Security Policy/ });

  test('is asked for nothing: neither script nor frame comes', { tag: '@nightly' }, async ({ page }) => {
    const other = await standIn();
    const refused: string[] = [];
    page.on('console', (message) => {
      const [directive] = /script-src|default-src/.exec(message.text()) ?? [];
      if (directive) refused.push(directive);
    });
    const site = await openWith(page, none, `${other.origin}/js/script.js`);
    await frame(page, `${other.origin}/map`);
    await expect.poll(() => refused).toEqual(['script-src', 'default-src']);
    expect(other.told).toEqual([]);
    await Promise.all([site.stop(), other.stop()]);
  });
});
