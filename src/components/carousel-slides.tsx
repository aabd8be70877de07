import type { ReactNode } from 'react';
import * as words from '#words/widgets.json';
import { formatMessage } from '../lib/format-message.ts';

export interface CarouselSlide {
  key: string;
  title: string;
  content: ReactNode;
}

/**
 * Classes of the container that Embla moves. The space between slides is padding at the start of each slide, because
 * Embla measures slides with their padding.
 * - `round` makes the width of each slide a whole number of pixels. Otherwise a gap can appear where the loop starts
 *   again.
 * - `flex-nowrap!` keeps the slides in one row if the text is large. It overrides the `flex-wrap` of large-text.css.
 * - In print, the slides wrap, and the position that Embla has set has no effect.
 */
const containerClasses =
  'flex w-[calc(100%+var(--gap))] -ms-(--gap) supports-[width:round(down,1px,1px)]:w-[round(down,100%+var(--gap),var(--per-view)*1px)] large-text:flex-nowrap! print:flex-wrap print:gap-y-5 print:transform-none!';

/**
 * Classes of a slide. Without `relative`, visually hidden text would be positioned outside the slide and make the page
 * wider.
 */
const slideClasses =
  'relative min-w-0 shrink-0 basis-[calc(100%/var(--per-view))] snap-start -scroll-ms-(--gap) ps-(--gap) large-text:basis-full print:transform-none! print:break-inside-avoid';

interface CarouselSlidesProps {
  slides: readonly CarouselSlide[];
  /** Returns whether a slide is inert, because it is out of view and does not contain the focus. */
  isInert: (index: number) => boolean;
  /** With `polite`, screen readers announce a change of slides. */
  live: 'polite' | 'off';
}

/** The slides of a carousel, in the container that Embla moves. */
export function CarouselSlides({ slides, isInert, live }: CarouselSlidesProps) {
  return (
    <div className={containerClasses} aria-live={live}>
      {slides.map(({ key, title, content }, i) => (
        <div
          key={key}
          role="group"
          aria-roledescription={words.slide}
          aria-label={formatMessage(words.slideOf, { index: i + 1, count: slides.length, title })}
          className={slideClasses}
          inert={isInert(i)}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
