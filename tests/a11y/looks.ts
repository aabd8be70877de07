import type { Page } from '@playwright/test';
import { evaluateIn } from './debugger.ts';

export const sizes = [
  { width: 320, height: 256 }, // 1280 x 1024 at 400 %
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

/** What a visitor's system asks for. The first is the one whose look is audited by every rule. */
export const looks = {
  light: plain,
  dark: { ...plain, colorScheme: 'dark' },
  'forced colours': { ...plain, forcedColors: 'active' },
  'more contrast': { ...plain, contrast: 'more' },
  'reduced motion': { ...plain, reducedMotion: 'reduce' },
} as const;

/**
 * Lets axe see and judge all of the page, until it is told otherwise.
 * - Every ground is a flat colour, with waves, braids and rosettes drawn on it as images that are hidden from the
 *   accessibility tree. Before these axe gives up; without them it decides on the ground.
 * - The floating row lies over whatever is at the foot of the window; here it stands after the footer instead.
 */
export const showToAxe = (page: Page, on = true) =>
  evaluateIn(
    page,
    undefined,
    `{
      globalThis.flat ??= new CSSStyleSheet();
      flat.replaceSync(
        '*, ::before, ::after { background-image: none !important }' +
          '.floating { position: static !important }' +
          ':is(svg[aria-hidden=true], .rosette, .icon) { visibility: hidden !important }',
      );
      const others = document.adoptedStyleSheets.filter((sheet) => sheet !== flat);
      document.adoptedStyleSheets = ${on} ? [...others, flat] : others;
    }`,
  );

/** Brings what moves once to its end; what moves for ever is left to the pause switch. */
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
      // One movement may begin at the end of another; each begins in the frame after what brought it about.
      for (let turn = 0; turn < 5; turn += 1) {
        await frame();
        const now = moving();
        if (turn > 0 && now.length === 0) return;
        for (const one of now) one.finish();
      }
    })()`,
  );

export interface Appearance {
  /** Of what is shown, where, and with which attributes: decides every rule but those of colour. */
  structure: number;
  /** Of colours, grounds and weights, pseudo-elements included: decides the rules of colour. */
  colours: number;
}

/** Two hashes of the page as it is shown now: where they are as before, axe would find what it found before. */
export const appearance = (page: Page) =>
  evaluateIn<Appearance>(
    page,
    undefined,
    `(() => {
      const hash = (now, text) => {
        for (let i = 0; i < text.length; i += 1) now = Math.imul(now ^ text.charCodeAt(i), 16777619);
        return now;
      };
      let structure = 1;
      let colours = 1;
      for (const element of document.querySelectorAll('*')) {
        // The names of the theme's two states are both in the page; the other is audited after a press (states).
        if (element.closest('button')?.querySelector('.in-dark')) continue;
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const attributes = [...element.attributes].map((one) => one.name + one.value).join();
        const place = [x + scrollX, y + scrollY, width, height].map(Math.round).join();
        const shown = [style.display, style.visibility, style.fontSize, style.fontWeight, style.fontStyle].join();
        structure = hash(structure, element.tagName + attributes + place + shown);
        for (const pseudo of [null, '::before', '::after']) {
          const paint = pseudo ? getComputedStyle(element, pseudo) : style;
          if (pseudo && paint.content === 'none') continue;
          const { color, backgroundColor, backgroundImage, opacity, textShadow, textDecoration, filter } = paint;
          colours = hash(colours, [color, backgroundColor, backgroundImage, opacity, textShadow, textDecoration, filter].join());
        }
      }
      return { structure, colours };
    })()`,
  );
