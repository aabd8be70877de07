import { setStyles } from '../evaluate.ts';
import { settle } from '../themes.ts';
import { contrast, screenshot } from './pixels.ts';
import type { Pixels, Rgb } from './pixels.ts';
import type { Check, Violation } from './check.ts';

interface Line extends Violation {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: Rgb;
  alpha: number;
  /** The required contrast ratio: 3 for large text, otherwise 4.5. */
  minimum: number;
}

/** The share of sampled pixels that may have less contrast than the minimum, because of thin lines in drawings. */
const TOLERATED_SHARE = 0.05;
/** The distance in px between measured pixels. */
const SAMPLE_STEP_PX = 3;

/**
 * Checks the contrast between text and the pixels behind it. These pixels may come from images, layers and
 * pseudo-elements, which axe, Alfa and IBM cannot measure. Run this check last, because it changes the page.
 */
export const textContrast: Check = {
  name: 'text-contrast',
  criterion: '1.4.3',
  run: async (page) => {
    await page.mouse.move(0, 0); // ends hover styles
    await page.evaluate(removeFocusAndSticky);
    await settle(page); // leaving a field can show an error, which moves the text below
    const lines = await page.evaluate(findLines);
    await page.evaluate(showBackgrounds);
    await setStyles(
      page,
      'no text',
      `*, ::before, ::after, ::placeholder { color: transparent !important; text-decoration-color: transparent !important;
        -webkit-text-fill-color: transparent !important; -webkit-text-stroke-color: transparent !important;
        text-shadow: none !important; caret-color: transparent !important; transition: none !important; }`,
    );
    const pixels = await screenshot(page);
    return lines.flatMap((line): Violation[] => {
      const ratio = findLowestContrast(line, pixels);
      const message = `"${line.message}" at ${ratio.toFixed(2)}:1, not ${line.minimum}:1`;
      return ratio < line.minimum ? [{ ...line, message }] : [];
    });
  },
};

/**
 * Runs in the page. Removes the focus, because a focused skip link would cover the firm's name in the header. Makes
 * sticky elements scroll with the page.
 */
async function removeFocusAndSticky() {
  (document.activeElement as HTMLElement | null)?.blur();
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).position === 'sticky')
      Object.assign(element.style, { position: 'relative', inset: 'auto' });
  await document.fonts.ready;
}

/** Runs in the page. Scrolls to the top. Returns each line of text with its place, colour and required contrast. */
function findLines(): Line[] {
  const parseChannels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const isFixed = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  /** Returns the part of a rectangle that no ancestor clips, in the coordinates of the page. */
  const findVisiblePart = ({ left, top, right, bottom }: DOMRect, element: Element) => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'inline' || style.overflow === 'visible') continue;
      const edge = box.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top };
  };
  scrollTo({ top: 0, behavior: 'instant' });
  return window.helpers.texts().flatMap(({ text, parent }) => {
    if (isFixed(parent) || parent.closest('svg, option, [aria-disabled=true], :disabled')) return [];
    const style = getComputedStyle(parent);
    const isStroked = style.backgroundClip === 'text';
    const [r = 0, g = 0, b = 0, a = 1] = parseChannels(isStroked ? style.webkitTextStrokeColor : style.color);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].map((rect) => ({
      ...window.helpers.report(parent, text.data.trim().slice(0, 50)),
      ...findVisiblePart(rect, parent),
      colour: [r, g, b] as const,
      alpha: a * opacityOf(parent),
      minimum: isLarge ? 3 : 4.5,
    }));
  });
}

/**
 * Runs in the page. Hides fixed elements, which would cover the text below them, and removes backgrounds that are
 * clipped to letters, which would look like pixels behind these letters.
 */
function showBackgrounds() {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, backgroundClip } = getComputedStyle(element);
    if (position === 'fixed') element.style.visibility = 'hidden';
    if (backgroundClip === 'text') element.style.background = 'none';
  }
}

/** Returns the lowest contrast ratio behind a line, without the tolerated share of pixels. */
function findLowestContrast({ x, y, width, height, colour, alpha }: Line, pixels: Pixels): number {
  const ratios: number[] = [];
  const endX = Math.min(x + width, pixels.width);
  const endY = Math.min(y + height, pixels.height);
  for (let row = Math.max(0, y); row < endY; row += SAMPLE_STEP_PX) {
    for (let column = Math.max(0, x); column < endX; column += SAMPLE_STEP_PX) {
      const background = pixels.at(column, row);
      const mix = (channel: 0 | 1 | 2) => colour[channel] * alpha + background[channel] * (1 - alpha);
      ratios.push(contrast([mix(0), mix(1), mix(2)], background));
    }
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length * TOLERATED_SHARE)] ?? Infinity;
}
