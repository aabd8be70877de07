import type { Page } from '@playwright/test';
import { expect, test } from '../browser.ts';

for (const path of ['/', '/about', '/blogDetails']) {
  test(`${path}: keeps content above its rosettes`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path);
    const results = await page.locator('.rosette + *').evaluateAll((siblings) =>
      siblings.flatMap((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(x + width / 2, y + height / 2);
        const isShown =
          width > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return isShown && found ? { name: element.className, above: element.contains(found) } : [];
      }),
    );
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter(({ above }) => !above)).toEqual([]);
  });
}

for (const path of ['/', '/services/fund-raising', '/appointment', '/project-details']) {
  test(`${path}: its art follows the theme colours`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path);
    const art = await page.locator('.rosette, .with-seal, .line-scene').evaluateAll((elements) =>
      Promise.all(
        elements.flatMap((element) =>
          ['::before', '::after'].map(async (half) => {
            const tone = () => {
              const { backgroundColor, backgroundImage } = getComputedStyle(element, half);
              return backgroundColor + backgroundImage;
            };
            const file = /url\("([^"]+)"\)/.exec(getComputedStyle(element, half).maskImage)?.[1] ?? '';
            const response = await fetch(file);
            const before = tone();
            for (const role of [
              '--brand',
              '--highlight-fine',
              '--secondary-border',
              '--primary',
              '--primary-foreground',
            ])
              document.documentElement.style.setProperty(role, 'rgb(1, 2, 3)');
            const follows = tone() !== before && tone().includes('rgb(1, 2, 3)');
            document.documentElement.removeAttribute('style');
            const isDrawn = response.ok && (await response.text()).startsWith('<svg');
            return { name: element.className, half, isDrawn, follows };
          }),
        ),
      ),
    );
    expect(art.length).toBeGreaterThan(50);
    expect(art.filter(({ isDrawn, follows }) => !isDrawn || !follows)).toEqual([]);
  });
}

test('loads a background image only near the viewport', { tag: '@nightly' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  // The last band to be rendered after the load.
  await page.waitForFunction(() => document.querySelector('footer')?.style.contentVisibility === 'visible');
  const isFetched = () => fetched.some((path) => /\/wealth-plate-(?:fine|bold)-/.test(path));
  expect(fetched.some((path) => /\/hero-1-plate-/.test(path))).toBe(true);
  expect(isFetched()).toBe(false);
  await page
    .locator('.call-to-action-art')
    .evaluate((art) => art.closest('section')?.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(isFetched).toBe(true);
});

const engraving = (page: Page) =>
  page
    .locator(':is(.page-banner-art, .fade-layer) .rosette')
    .first()
    .evaluate((rosette) => {
      const { animationName, animationDuration, animationIterationCount } = getComputedStyle(rosette);
      return [animationName, animationDuration, animationIterationCount];
    });

test.describe('engraving animation', () => {
  test.use({ hasEngraving: true });
  for (const path of ['/', '/services/fund-raising'])
    test(`${path}: runs once where motion is allowed`, { tag: '@nightly' }, async ({ page }) => {
      await page.goto(path);
      expect(await engraving(page)).toEqual(['engrave', '1.2s', '1']);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await engraving(page)).toContain('none');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await engraving(page)).toContain('none');
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => localStorage.setItem('motion', 'paused'));
      await page.reload();
      expect(await engraving(page)).toContain('none');
    });
});

test('keeps floating buttons off the controls of the hero', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [1024, 768],
    [1180, 800],
    [1280, 800],
    [1366, 768],
    [1440, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const row = await page.locator('.floating').boundingBox();
    for (const name of ['Previous slide', 'Next slide']) {
      const control = await page.getByRole('button', { name }).first().boundingBox();
      const isBeside = row && control && control.x + control.width <= row.x;
      expect(
        isBeside || (row && control && control.y >= height),
        `${name} at ${width} by ${height}: ${JSON.stringify([row, control])}`,
      ).toBe(true);
    }
  }
});

/** Texts and links of the banner that overlap its drawing. */
const overlappedText = (page: Page) =>
  page.locator('.page-banner').evaluate((banner) => {
    const mark = banner.querySelector('.page-banner-art')?.getBoundingClientRect();
    if (!mark?.width) return ['no drawing'];
    const overlaps = (box: DOMRect) =>
      box.left < mark.right && box.right > mark.left && box.top < mark.bottom && box.bottom > mark.top;
    const walker = document.createTreeWalker(banner, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const inside = walker.currentNode.parentElement?.closest('a, .page-banner-art');
      if (inside?.matches('.page-banner-art')) continue;
      const boxes = [...range.getClientRects(), ...(inside ? [inside.getBoundingClientRect()] : [])];
      if (boxes.some(overlaps)) found.push(walker.currentNode.textContent ?? '');
    }
    return found;
  });

test('keeps banner text clear of the drawing below 1024 px', { tag: '@nightly' }, async ({ page }) => {
  for (const path of ['/articles', '/contact', '/privacy']) {
    await page.goto(path);
    for (const width of [320, 390, 460, 768, 1023]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overlappedText(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
