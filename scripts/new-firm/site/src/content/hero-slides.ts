import type { Photograph } from '../site/photo.ts';
import type { HeroRosetteName } from '../site/rosettes.ts';
import { home } from './home.ts';

export interface HeroSlide {
  subtitle: string;
  /** Two lines of one heading. */
  title1: string;
  title2: string;
  description: string;
  rosette: HeroRosetteName;
  /** In place of the rosette. */
  photo?: Photograph<'hero'>;
  /** The figure in the middle of the rosette. */
  figure: { value: number; suffix?: '+'; label: string };
}

const rosettes = ['hero-1', 'hero-2', 'hero-3'] as const;

/** A photograph for each slide, in their order: `[{ from: house, alt: 'A house after rain' }]`. */
const photos: readonly Photograph<'hero'>[] = [];

export const heroSlides: readonly HeroSlide[] = home.slides.map((slide, index) => ({
  ...slide,
  ...(photos[index] && { photo: photos[index] }),
  rosette: rosettes[index] ?? 'hero-1',
}));
