import type { Page } from '@playwright/test';
import { renderAll, setStyles } from './evaluate.ts';

export const sizes = [
  { width: 320, height: 256 }, // the size of a window of 1280 x 1024 px at a zoom of 400 %
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

const light = {
  colorScheme: 'light',
  forcedColors: 'none',
  contrast: 'no-preference',
  reducedMotion: 'no-preference',
} as const;

/** The settings of the visitor's system, by name. */
export const themes = {
  light,
  dark: { ...light, colorScheme: 'dark' },
  'forced colours': { ...light, forcedColors: 'active' },
  'more contrast': { ...light, contrast: 'more' },
  'reduced motion': { ...light, reducedMotion: 'reduce' },
} as const;

/** The name of the styles of `prepareForAxe`. */
export const AXE_STYLES = 'for axe';

/**
 * Prepares the page for axe. Removes background images, because axe cannot compute the contrast of text on them. Hides
 * decorative drawings. Moves the floating buttons to the end of the page, so that they cover nothing.
 */
export async function prepareForAxe(page: Page) {
  await renderAll(page);
  await setStyles(
    page,
    AXE_STYLES,
    `*, ::before, ::after { background-image: none !important }
    [data-floating] { position: static !important }
    :is(svg[aria-hidden=true], .rosette, .icon) { visibility: hidden !important }`,
  );
}

/** Removes the styles of `prepareForAxe`. */
export const restoreAfterAxe = (page: Page) => setStyles(page, AXE_STYLES, '');

/** Finishes transitions and finite animations. */
export async function settle(page: Page) {
  await renderAll(page);
  await page.evaluate(async () => {
    // An animation can start in the frame after its cause, or at the end of another animation.
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const running = document.getAnimations().filter((one) => {
        const end = Number(one.effect?.getComputedTiming().endTime);
        return one.playState === 'running' && end < 1e5;
      });
      if (turn > 0 && running.length === 0) return;
      for (const one of running) one.finish();
    }
  });
}
