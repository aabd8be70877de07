import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { firefoxPath } from '../../../scripts/firefox.mjs';
import { firefoxScreen } from './firefox-screen.ts';
import { groups } from './journeys.ts';
import { keyboard } from './keyboard.ts';
import { goAll } from './run.ts';

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

/** The list of journeys.ts in a Firefox as it is installed (SC 2.1.1, 2.1.2, 2.4.3). */
test.use({ trace: 'off' });

for (const [name, group] of Object.entries(groups)) {
  const journeys = group.filter(({ touchOnly }) => !touchOnly);
  test(`by keys alone in Firefox: ${name}, ${journeys.length} journeys`, async () => {
    test.setTimeout(600_000);
    const folder = mkdtempSync(join(tmpdir(), 'downloads-'));
    const browser = await launch({
      browser: 'firefox',
      executablePath: firefoxPath(),
      headless: true,
      args: ['--kiosk'], // with its toolbars, Firefox does not give the page the focus back
      extraPrefsFirefox: settings(folder),
      defaultViewport: { width: 1280, height: 800 },
    });
    try {
      const screen = await firefoxScreen(browser, folder);
      expect(await goAll(keyboard(screen), screen, journeys)).toEqual([]);
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true });
    }
  });
}
