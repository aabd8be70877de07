import type { ReactNode } from 'react';
import * as words from '#words/widgets.json';

const slideClasses =
  'fade-layer contents not-data-current:invisible print:visible! print:block print:break-inside-avoid print:pt-6 print:*:visible! print:*:opacity-100! no-script:visible! no-script:grid-cols-[minmax(0,1fr)] no-script:gap-y-6 no-script:pb-8 no-script:not-print:grid no-script:md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] no-script:md:items-center no-script:md:[--field:44%]';
/** Classes of the art. On phones, it is as wide as the frame. */
const artClasses =
  'col-start-1 row-start-3 min-w-0 self-center max-md:-mx-4 max-md:grid max-md:grid-cols-[100%] max-md:justify-items-center max-md:pt-5 md:[grid-area:1/2/-1/-1] print:mx-0 print:mt-3 print:block print:p-0 no-script:[grid-area:auto]';

interface FadeCarouselSlideProps {
  label: string;
  isCurrent: boolean;
  isHydrated: boolean;
  text: ReactNode;
  art: ReactNode;
}

/**
 * A slide of `FadeCarousel`. CSS shows only the current slide. Without JavaScript, CSS shows all slides in a column, so
 * no slide is `inert` in the prerendered HTML. The slide has no box of its own (`display: contents`), so
 * lib/slide-fade.ts animates the text and the art instead.
 */
export function FadeCarouselSlide({ label, isCurrent, isHydrated, text, art }: FadeCarouselSlideProps) {
  return (
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={label}
      className={slideClasses}
      data-current={isCurrent ? '' : undefined}
      inert={isHydrated && !isCurrent}
    >
      <div className="col-start-1 row-start-1 self-end print:transform-none!">{text}</div>
      <div className={artClasses}>{art}</div>
    </div>
  );
}
