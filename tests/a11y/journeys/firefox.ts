import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { firefoxPath } from '../../../scripts/engines.mjs';
import { firefoxScreen } from './firefox-screen.ts';
import type { Opened } from './hand.ts';

const settings = (folder: string) => ({
  'accessibility.tabfocus': 7, // links too, as everywhere but on a Mac
  'browser.download.dir': folder,
  'browser.download.folderList': 2,
  'dom.disable_open_during_load': true, // a visitor's browser blocks pop-ups
  // The chat is not asked: no address but the site's own can be reached.
  'network.proxy.type': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
});

/** A window of the installed Firefox. */
export async function openFirefox(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'downloads-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    headless: true,
    args: ['--kiosk'], // with its toolbars, Firefox does not give the page the focus back
    extraPrefsFirefox: settings(folder),
    defaultViewport: { width: 1280, height: 800 },
  });
  return {
    screen: await firefoxScreen(browser, folder),
    async stop() {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}
