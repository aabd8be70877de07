import type { ReactNode } from 'react';
import * as words from '#words/widgets.json';

/** Classes of the art. On phones, it is as wide as the frame. */
const artClasses =
  'col-start-1 row-start-3 min-w-0 self-center max-md:-mx-4 max-md:pt-5 md:[grid-area:1/2/-1/-1]';

interface FadeCarouselSlideProps {
  label: string;
  isCurrent: boolean;
  isHydrated: boolean;
  text: ReactNode;
  art: ReactNode;
}

/**
 * A slide of `FadeCarousel`. CSS shows only the current slide. Without JavaScript and in print, CSS shows all slides in
 * a column (states.css, print.css), so no slide is `inert` in the prerendered HTML. A slide has no box (`display:
 * contents`) and cannot be animated. So lib/slide-fade.ts animates its text and its art.
 */
export function FadeCarouselSlide({ label, isCurrent, isHydrated, text, art }: FadeCarouselSlideProps) {
  return (
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={label}
      className="fade-layer contents not-data-current:invisible"
      data-current={isCurrent ? '' : undefined}
      inert={isHydrated && !isCurrent}
    >
      <div className="col-start-1 row-start-1 self-end">{text}</div>
      <div className={artClasses}>{art}</div>
    </div>
  );
}
