import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { firefoxPath } from '../../../scripts/engines.mjs';
import { firefoxDriver } from './firefox-driver.ts';
import type { OpenedBrowser } from './drivers.ts';

const settings = (folder: string) => ({
  'accessibility.tabfocus': 7, // includes links, as on Windows and Linux
  'browser.download.dir': folder,
  'browser.download.folderList': 2,
  'dom.disable_open_during_load': true, // a visitor's browser blocks pop-ups
  // Blocks all hosts except the site's own.
  'network.proxy.type': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
});

export async function openFirefox(): Promise<OpenedBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'downloads-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    headless: true,
    args: ['--kiosk'], // toolbars would keep the focus
    extraPrefsFirefox: settings(folder),
    defaultViewport: { width: 1280, height: 800 },
  });
  return {
    driver: await firefoxDriver(browser, folder),
    async stop() {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}
