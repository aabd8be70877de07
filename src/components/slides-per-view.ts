import * as words from '#words/widgets.json';
import { formatMessage } from '../lib/format-message.ts';

/** Two slides, or three from 1024 px. */
const TWO_OR_THREE = {
  small: 2,
  medium: 2,
  large: 3,
  layoutClasses: '[--gap:20px] [--per-view:2] lg:[--gap:30px] lg:[--per-view:3] print:[--per-view:3]',
  hideControls: 'lg:hidden',
  positionClasses: ['lg:hidden', 'hidden', 'max-lg:hidden'],
} as const;

/**
 * The number of slides side by side in a `small`, `medium` and `large` window.
 * - `layoutClasses` set these numbers, the gap and the number in print as custom properties.
 * - If a carousel has at most `large` slides, `hideControls` hides its controls in windows that show `large` slides.
 * - The prerendered HTML has a position text for each window size. `positionClasses` hide all but one of these texts.
 */
export const carouselPresets = {
  /** One slide, two from 768 px, and four from 992 px. */
  cards: {
    small: 1,
    medium: 2,
    large: 4,
    layoutClasses:
      '[--gap:30px] [--per-view:1] md:[--per-view:2] carousel:[--per-view:4] print:[--per-view:3]',
    hideControls: 'carousel:hidden',
    positionClasses: ['md:hidden', 'max-md:hidden carousel:hidden', 'max-carousel:hidden'],
  },
  /** One slide, two from 768 px, and three from 1024 px. */
  projects: {
    small: 1,
    medium: 2,
    large: 3,
    layoutClasses: '[--gap:30px] [--per-view:1] md:[--per-view:2] lg:[--per-view:3] print:[--per-view:3]',
    hideControls: 'lg:hidden',
    positionClasses: ['md:hidden', 'max-md:hidden lg:hidden', 'max-lg:hidden'],
  },
  /** One slide, or two from 768 px. */
  quotes: {
    small: 1,
    medium: 2,
    large: 2,
    layoutClasses: '[--gap:30px] [--per-view:1] md:[--per-view:2] print:[--per-view:2]',
    hideControls: 'md:hidden',
    positionClasses: ['md:hidden', 'max-md:hidden', 'hidden'],
  },
  team: TWO_OR_THREE,
  service: TWO_OR_THREE,
} as const;

export type SlidesPerView = keyof typeof carouselPresets;

const formatRange = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`);

/**
 * Returns the position of the slides in view, such as '1–4 of 5' or '3 of 5'. In a loop, slide 1 follows the last
 * slide, so the position can be '5, 1–3 of 5'.
 */
export function formatPosition(inView: readonly number[], count: number): string {
  const visible = new Set(inView);
  // The position starts with the slide after a hidden slide, or with slide 1 if all slides are visible.
  const firstIndex = inView.find((i) => !visible.has((i + count - 1) % count)) ?? 0;
  const lastNumber = firstIndex + visible.size;
  const shown =
    lastNumber > count
      ? `${formatRange(firstIndex + 1, count)}, ${formatRange(1, lastNumber - count)}`
      : formatRange(firstIndex + 1, lastNumber);
  return formatMessage(words.positionOf, { shown, count });
}
