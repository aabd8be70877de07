import type { ReactNode } from 'react';
import { FadeCarousel } from '../components/fade-carousel.tsx';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { SlideArt } from './slide-art.tsx';
import type { SlideArtProps } from './slide-art.tsx';

export interface HeroSlide extends SlideArtProps {
  subtitle: string;
  title: string;
  description: string;
}

interface HeroCarouselProps {
  /** The accessible name of the carousel. */
  label: string;
  slides: readonly HeroSlide[];
  /** Content below the text of every slide. */
  children: ReactNode;
}

export function HeroCarousel({ label, slides, children }: HeroCarouselProps) {
  return (
    <FadeCarousel
      label={label}
      slides={slides.map(({ subtitle, title, description, ...art }, index) => ({
        key: subtitle,
        title: subtitle,
        text: (
          <>
            <p className="mb-4 font-display text-kicker text-highlight italic">{subtitle}</p>
            <h2 className="mb-5 max-w-[13.5em] font-display text-h1">{title}</h2>
            <p className="max-w-136 text-lg text-foreground-soft">{preventRangeWraps(description)}</p>
          </>
        ),
        art: <SlideArt {...art} isFirst={index === 0} />,
      }))}
    >
      {children}
    </FadeCarousel>
  );
}
