import { expect, hydrate, test } from '../browser.ts';

test('pause and play buttons are shown only if the system allows motion (G11)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause animations' });
  const play = page.getByRole('button', { name: 'Play animations' });
  const expectButtons = async (playCount: number, pauseCount: number) => {
    await expect(play).toHaveCount(playCount);
    await expect(pause).toHaveCount(pauseCount);
  };
  await expectButtons(0, 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectButtons(0, 2);
  await pause.last().click();
  await expectButtons(2, 0);
  await hydrate(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectButtons(0, 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectButtons(2, 0);
});
