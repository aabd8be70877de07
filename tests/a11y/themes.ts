import type { Page } from '@playwright/test';
import { evaluateIn } from './debugger.ts';

export const sizes = [
  { width: 320, height: 256 }, // a window of 1280 x 1024 px has this size at a zoom of 400 %
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

const plain = {
  colorScheme: 'light',
  forcedColors: 'none',
  contrast: 'no-preference',
  reducedMotion: 'no-preference',
} as const;

/** Settings of the system. All rules audit the first one. */
export const themes = {
  light: plain,
  dark: { ...plain, colorScheme: 'dark' },
  'forced colours': { ...plain, forcedColors: 'active' },
  'more contrast': { ...plain, contrast: 'more' },
  'reduced motion': { ...plain, reducedMotion: 'reduce' },
} as const;

const setAxeStyles = (page: Page, isOn: boolean) =>
  evaluateIn(
    page,
    undefined,
    `{
      globalThis.flatColours ??= new CSSStyleSheet();
      flatColours.replaceSync(
        '*, ::before, ::after { background-image: none !important }' +
          '[data-floating] { position: static !important }' +
          ':is(svg[aria-hidden=true], .rosette, .icon) { visibility: hidden !important }',
      );
      const others = document.adoptedStyleSheets.filter((sheet) => sheet !== flatColours);
      document.adoptedStyleSheets = ${isOn} ? [...others, flatColours] : others;
    }`,
  );

/**
 * Prepares the page for axe.
 * - Removes background images, because axe computes no contrast over them. All backgrounds then have a flat colour.
 * - Moves the floating buttons to the end of the page, so that they cover nothing.
 */
export const prepareForAxe = (page: Page) => setAxeStyles(page, true);

/** Shows the page as it was before `prepareForAxe`. */
export const restoreAfterAxe = (page: Page) => setAxeStyles(page, false);

/** Finishes transitions and finite animations. */
export const settle = (page: Page) =>
  evaluateIn(
    page,
    undefined,
    `(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const moving = () =>
        document.getAnimations().filter(
          (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime < 1e5,
        );
      // An animation can start in the frame after its cause, or at the end of another animation.
      for (let turn = 0; turn < 5; turn += 1) {
        await frame();
        const now = moving();
        if (turn > 0 && now.length === 0) return;
        for (const one of now) one.finish();
      }
    })()`,
  );
