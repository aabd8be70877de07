import * as m from '#words/widgets.json';
import { formatMessage } from '../lib/format-message.ts';

/** Slides side by side at each width; the widths are in styles/carousel.css. */
export const presets = {
  /** One slide; two from 768 px; four from 992 px. */
  cards: {
    small: 1,
    medium: 2,
    large: 4,
    first: ['md:hidden', 'max-md:hidden carousel:hidden', 'max-carousel:hidden'],
  },
  /** One slide; two from 768 px; three from 1024 px. */
  projects: {
    small: 1,
    medium: 2,
    large: 3,
    first: ['md:hidden', 'max-md:hidden lg:hidden', 'max-lg:hidden'],
  },
  /** One slide; two from 768 px. */
  quotes: { small: 1, medium: 2, large: 2, first: ['md:hidden', 'max-md:hidden', 'hidden'] },
  /** Two slides; three from 1024 px. */
  team: { small: 2, medium: 2, large: 3, first: ['lg:hidden', 'hidden', 'max-lg:hidden'] },
  service: { small: 2, medium: 2, large: 3, first: ['lg:hidden', 'hidden', 'max-lg:hidden'] },
} as const;

export type SlidesPerView = keyof typeof presets;

const range = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`);

/** '1–4 of 5', '3 of 5', and '5, 1–3 of 5' where a loop closes. */
export function positionText(inView: readonly number[], count: number): string {
  const seen = new Set(inView);
  // Starts with the slide whose previous neighbour is out of view.
  const first = inView.find((i) => !seen.has((i + count - 1) % count)) ?? 0;
  const last = first + seen.size;
  const shown =
    last > count ? `${range(first + 1, count)}, ${range(1, last - count)}` : range(first + 1, last);
  return formatMessage(m.positionOf, { shown, count });
}
