import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { isInitialPage } from '../lib/initial-page.ts';
import { SLIDE_INTERVAL_MS } from '../lib/slide-fade.ts';
import { runAfterPaint } from '../runtime/after-paint.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { getRootData } from '../runtime/protocol.ts';
import { FadeCarouselSlide } from './fade-carousel-slide.tsx';
import { SlidePicker } from './slide-picker.tsx';
import { RotationControls } from './rotation-controls.tsx';
import { useFade } from './use-fade.ts';
import { useHydrated } from './use-hydrated.ts';
import { useRotation } from './use-rotation.ts';
import * as words from '#words/widgets.json';
import { formatMessage } from '../lib/format-message.ts';

interface FadeSlide {
  key: string;
  /** A short name for the slide and its button. */
  title: string;
  text: ReactNode;
  art: ReactNode;
}

/**
 * Classes of the row with the rotation controls and the slide picker. On phones, the controls are below the slide
 * picker.
 */
const controlsClasses =
  'grid wrap max-sm:[--wrap-gutter:0rem] *:first:order-1 *:first:justify-center max-sm:*:first:border-t-hair max-sm:*:first:border-border max-sm:*:first:p-[0.6rem] sm:grid-cols-[minmax(0,1fr)_auto] sm:*:first:items-center sm:*:first:pl-5';

/**
 * Classes of the grid. It contains the text and the art of all slides, so the tallest slide sets the height. The slides
 * are `display: contents` and not subgrids, because Chrome 105 to 116 do not support `subgrid`.
 */
const slidesClasses =
  'grid w-full wrap grid-cols-1 pt-7 md:grid-cols-[minmax(0,1fr)_clamp(20rem,38vw,34rem)] md:grid-rows-[auto_auto] md:content-center md:gap-x-8 md:pt-[clamp(2.5rem,4.5vw,4.25rem)] md:pb-[clamp(2rem,3.5vw,3.25rem)]';

/** Classes of the actions. A button is at least as wide as its longest word, even if the column is narrower. */
const actionsClasses =
  'relative col-start-1 row-start-2 mt-[clamp(1.25rem,1rem+1vw,2rem)] flex flex-wrap items-center gap-x-4 gap-y-3 *:max-w-none! *:min-w-auto! max-sm:*:flex-[1_1_40%] md:self-start print:hidden';

interface FadeCarouselProps {
  /** The accessible name. It does not contain the word "carousel", which is the role description (CR1). */
  label: string;
  slides: readonly FadeSlide[];
  /** Content below the text of every slide. It does not fade when the slide changes. */
  children?: ReactNode;
}

/**
 * Returns the index of the current slide in the prerendered page (runtime/boot/rotate-slides.ts). React starts with
 * this slide, so that the slide does not change during hydration. Returns 0 after a navigation.
 */
const readInitialIndex = () => (isInitialPage() ? Number(getRootData().slide ?? 0) : 0);

/**
 * Slides of equal size that cross-fade in place (HF1-HF4). The controls are before the slides in the DOM, and
 * Stop/Start is the first control (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/).
 */
export function FadeCarousel({ label, slides, children }: FadeCarouselProps) {
  const root = useRef<HTMLElement>(null);
  useLazyRoot(root);
  const isHydrated = useHydrated();
  const [initialIndex] = useState(readInitialIndex);
  const { slidesParent, index, show, move } = useFade(slides.length, initialIndex);
  const rotation = useRotation({
    root,
    interval: SLIDE_INTERVAL_MS,
    fromPageLoad: true,
    advance: () => move(1),
    position: index,
  });
  const handlePress = (change: () => void) => {
    rotation.stopForPress();
    runAfterPaint(change);
  };
  return (
    <section
      ref={root}
      data-lazy=""
      aria-roledescription={words.carousel}
      aria-label={label}
      className="fade-slider relative flex flex-col"
    >
      <div className="order-1 border-t-frame border-brand" data-needs-script="">
        <div className={controlsClasses}>
          <RotationControls
            carouselName={label}
            canStop={rotation.canStop}
            button={rotation.button}
            previous={() => handlePress(() => move(-1))}
            next={() => handlePress(() => move(1))}
          />
          <SlidePicker
            carouselName={label}
            titles={slides.map((slide) => slide.title)}
            current={index}
            onChoose={(chosen) => handlePress(() => show(chosen))}
          />
        </div>
      </div>
      <div className={slidesClasses}>
        <div ref={slidesParent} className="contents" aria-live={rotation.live}>
          {slides.map(({ key, title, text, art }, i) => (
            <FadeCarouselSlide
              key={key}
              label={formatMessage(words.slideOf, { index: i + 1, count: slides.length, title })}
              isCurrent={i === index}
              isHydrated={isHydrated}
              text={text}
              art={art}
            />
          ))}
        </div>
        <div className={actionsClasses}>{children}</div>
      </div>
    </section>
  );
}
