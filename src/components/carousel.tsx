import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { formatPosition, carouselPresets } from './slides-per-view.ts';
import type { SlidesPerView } from './slides-per-view.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { CarouselSlides } from './carousel-slides.tsx';
import type { CarouselSlide } from './carousel-slides.tsx';
import { RotationControls } from './rotation-controls.tsx';
import { SlidePicker } from './slide-picker.tsx';
import { useRotation } from './use-rotation.ts';
import { useSlides } from './use-slides.ts';
import * as words from '#words/widgets.json';
import { formatMessage } from '../lib/format-message.ts';

const controlClasses = {
  arrows: 'flex gap-4',
  /** Numbered buttons, below the position and the Stop/Start button. */
  numbers: 'grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 lg:max-w-88 lg:flex-none lg:grid-cols-[1fr_auto]',
} as const;

interface CarouselProps {
  /** The accessible name. It does not contain the word "carousel", which is the role description (CR1). */
  label: string;
  slides: readonly CarouselSlide[];
  slidesPerView: SlidesPerView;
  /** The time between two changes of slides, in ms. */
  interval: number;
  /** Whether there are Previous and Next buttons. If not, each slide has a numbered button. */
  hasArrows?: boolean;
  /** Renders the content before the slides, such as the head of the section together with the controls. */
  renderHead?: (controls: ReactNode) => ReactNode;
}

/**
 * Slides side by side, which Embla moves in a loop (CR1-CR8, https://www.w3.org/WAI/ARIA/apg/patterns/carousel/).
 * Before hydration and without JavaScript, the slides scroll natively in the same layout.
 */
export function Carousel({
  label,
  slides,
  slidesPerView,
  interval,
  hasArrows = true,
  renderHead = (controls) => controls,
}: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  useLazyRoot(root);
  const embla = useSlides(root);
  const rotation = useRotation({ root, interval, advance: embla.next, position: embla.selected });
  const stopRotationAnd = (move: () => void) => {
    rotation.stopForPress();
    move();
  };
  const preset = carouselPresets[slidesPerView];
  const inView = embla.isRunning ? embla.inView : undefined;
  const isInert = (i: number) => inView !== undefined && !inView.includes(i) && embla.focusedIndex !== i;
  const allFit = slides.length <= preset.large;
  const controls = (
    <div
      className={`items-center ${controlClasses[hasArrows ? 'arrows' : 'numbers']}${allFit ? ` ${preset.hideControls}` : ''}`}
      data-needs-script
    >
      <PositionText slidesPerView={slidesPerView} inView={inView} count={slides.length} />
      <RotationControls
        carouselName={label}
        canStop={rotation.canStop}
        button={rotation.button}
        previous={() => stopRotationAnd(embla.previous)}
        next={() => stopRotationAnd(embla.next)}
        hasArrows={hasArrows}
      />
      {!hasArrows && (
        <SlidePicker
          carouselName={label}
          variant="numbers"
          titles={slides.map((slide) => slide.title)}
          current={embla.selected}
          onChoose={(index) => stopRotationAnd(() => embla.choose(index))}
        />
      )}
    </div>
  );
  return (
    <section
      ref={root}
      data-lazy=""
      aria-roledescription={words.carousel}
      aria-label={label}
      className={preset.layoutClasses}
    >
      {renderHead(controls)}
      <CarouselViewport
        viewport={embla.viewport}
        scrollsNatively={!embla.isRunning}
        label={formatMessage(words.allSlides, { slider: label })}
      >
        <CarouselSlides slides={slides} isInert={isInert} live={rotation.live} />
      </CarouselViewport>
    </section>
  );
}

interface CarouselViewportProps {
  viewport: RefObject<HTMLDivElement | null>;
  /** Whether the slides scroll natively, because Embla is not running yet. */
  scrollsNatively: boolean;
  label: string;
  children: ReactNode;
}

/**
 * The element in which the slides scroll. The element is a tab stop while the slides scroll natively. If the element
 * has focus when Embla starts, it stays a tab stop until it loses focus.
 */
function CarouselViewport({ viewport, scrollsNatively, label, children }: CarouselViewportProps) {
  const [isFocused, setFocused] = useState(false);
  useLayoutEffect(() => setFocused(viewport.current === document.activeElement), [viewport, scrollsNatively]);
  return (
    <div
      ref={viewport}
      className="snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto data-running:touch-pan-y data-running:touch-pinch-zoom data-running:overflow-clip print:overflow-visible! no-script:[scrollbar-width:auto] no-script:pb-3"
      data-running={scrollsNatively ? undefined : ''}
      {...((scrollsNatively || isFocused) && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      onBlur={() => setFocused(false)}
    >
      {children}
    </div>
  );
}

interface PositionTextProps {
  slidesPerView: SlidesPerView;
  inView: readonly number[] | undefined;
  count: number;
}

/**
 * A text such as '1–4 of 5'. While `inView` is undefined, the HTML contains a text for each window width, and CSS shows
 * one of these texts. Screen readers do not announce the text, because the label of each slide contains its position.
 */
function PositionText({ slidesPerView, inView, count }: PositionTextProps) {
  const { small, medium, large, positionClasses } = carouselPresets[slidesPerView];
  const initialText = (perView: number) => formatPosition([...Array(Math.min(perView, count)).keys()], count);
  return (
    <span
      className="min-w-[4.25em] whitespace-nowrap text-muted-foreground max-lg:order-1 lg:text-end"
      aria-hidden="true"
    >
      {inView
        ? formatPosition(inView, count)
        : [small, medium, large].map((perView, i) => (
            <span key={positionClasses[i]} className={positionClasses[i] ?? ''}>
              {initialText(perView)}
            </span>
          ))}
    </span>
  );
}
