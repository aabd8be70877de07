import type { Page } from '@playwright/test';
import { expect, firstOrAll, hydrate, test } from '../browser.ts';

const buttons = (page: Page, name: string) => page.getByRole('button', { name });

for (const [path, pause, play] of firstOrAll([
  ['/', 'Pause animations', 'Play animations'],
  ['/hi/contact', 'ऐनिमेशन रोकें', 'ऐनिमेशन चलाएँ'],
] as const))
  test(`${path}: the pause button is shown only if the system allows motion (G11)`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const expectButtons = async (paused: number, playing: number) => {
      await expect(buttons(page, play)).toHaveCount(paused);
      await expect(buttons(page, pause)).toHaveCount(playing);
    };
    await expectButtons(0, 0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expectButtons(0, 2);
    await buttons(page, pause).last().click();
    await expectButtons(2, 0);
    await hydrate(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectButtons(0, 0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expectButtons(2, 0);
  });
