import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { positionText, presets } from './slides-per-view.ts';
import type { SlidesPerView } from './slides-per-view.ts';
import { useLazyRoot } from '../runtime/lazy-root.ts';
import { RotationControls } from './rotation-controls.tsx';
import { SlideTabs } from './slide-tabs.tsx';
import { useRotation } from './use-rotation.ts';
import { useSlides } from './use-slides.ts';
import * as words from '#words/widgets.json';
import { formatMessage } from '../lib/format-message.ts';

export interface CarouselSlide {
  key: string;
  title: string;
  content: ReactNode;
}

const controlClasses = {
  arrows: 'flex gap-4',
  /** The numbers are below the position and the button. */
  numbers: 'grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 lg:max-w-88 lg:flex-none lg:grid-cols-[1fr_auto]',
} as const;

/**
 * Classes of the track. `round` gives each slide a whole number of pixels: otherwise a loop can have a gap. The space
 * between slides is padding at the start of each slide, because Embla measures slides with their padding.
 */
const trackClasses =
  'flex w-[calc(100%+var(--gap))] -ms-(--gap) supports-[width:round(down,1px,1px)]:w-[round(down,100%+var(--gap),var(--per-view)*1px)] large-text:flex-nowrap! print:flex-wrap print:gap-y-5 print:transform-none!';

/** Classes of a slide. `relative` keeps visually hidden text inside the slide: it would widen the page. */
const slideClasses =
  'relative min-w-0 shrink-0 basis-[calc(100%/var(--per-view))] snap-start -scroll-ms-(--gap) ps-(--gap) large-text:basis-full print:transform-none! print:break-inside-avoid';

interface CarouselProps {
  /** Accessible name, without the word "carousel", which is the role description (CR1). */
  label: string;
  slides: readonly CarouselSlide[];
  slidesPerView: SlidesPerView;
  /** Time between changes in ms. */
  interval: number;
  /** Shows Previous and Next buttons. Without them, each slide has a numbered button. */
  arrows?: boolean;
  /** Renders the controls before the slides, for example in the section's head. */
  head?: (controls: ReactNode) => ReactNode;
}

/**
 * Slides side by side in a loop (CR1-CR8, https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). It wraps Embla. Before
 * hydration and without JavaScript, it is a scrollable strip with the same layout.
 */
export function Carousel({
  label,
  slides,
  slidesPerView,
  interval,
  arrows = true,
  head = (controls) => controls,
}: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  useLazyRoot(root);
  const track = useSlides(root);
  const rotation = useRotation({ root, interval, advance: track.next, position: track.selected });
  const byHand = (move: () => void) => () => {
    rotation.touched();
    move();
  };
  const preset = presets[slidesPerView];
  const inView = track.running ? track.inView : undefined;
  const isOutOfView = (i: number) => inView !== undefined && !inView.includes(i) && track.holding !== i;
  const allFit = slides.length <= preset.large;
  const controls = (
    <div
      className={`items-center ${controlClasses[arrows ? 'arrows' : 'numbers']}${allFit ? ` ${preset.hideControls}` : ''}`}
      data-needs-script
    >
      <PositionText slidesPerView={slidesPerView} inView={inView} count={slides.length} />
      <RotationControls
        slider={label}
        canStop={rotation.canStop}
        button={rotation.button}
        previous={byHand(track.previous)}
        next={byHand(track.next)}
        arrows={arrows}
      />
      {!arrows && (
        <SlideTabs
          slider={label}
          variant="numbers"
          titles={slides.map((slide) => slide.title)}
          current={track.selected}
          choose={(index) => byHand(() => track.choose(index))()}
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
      className={preset.widths}
    >
      {head(controls)}
      <Scroller
        track={track.ref}
        scrolls={!track.running}
        label={formatMessage(words.allSlides, { slider: label })}
      >
        <div className={trackClasses} aria-live={rotation.live}>
          {slides.map(({ key, title, content }, i) => (
            <div
              key={key}
              role="group"
              aria-roledescription={words.slide}
              aria-label={formatMessage(words.slideOf, { index: i + 1, count: slides.length, title })}
              className={slideClasses}
              inert={isOutOfView(i)}
            >
              {content}
            </div>
          ))}
        </div>
      </Scroller>
    </section>
  );
}

interface ScrollerProps {
  track: RefObject<HTMLDivElement | null>;
  /** The strip scrolls natively, as without JavaScript. */
  scrolls: boolean;
  label: string;
  children: ReactNode;
}

/** The wrapper of the track. It is a tab stop while it scrolls natively, and stays one until it loses the focus. */
function Scroller({ track, scrolls, label, children }: ScrollerProps) {
  const [focused, setFocused] = useState(false);
  useLayoutEffect(() => setFocused(track.current === document.activeElement), [track, scrolls]);
  return (
    <div
      ref={track}
      className="snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto data-running:touch-pan-y data-running:touch-pinch-zoom data-running:overflow-clip print:overflow-visible! no-script:[scrollbar-width:auto] no-script:pb-3"
      data-running={scrolls ? undefined : ''}
      {...((scrolls || focused) && { role: 'region', 'aria-label': label, tabIndex: 0 })}
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

/** Text like '1–4 of 5'. It is hidden from screen readers: each slide's label has the position. */
function PositionText({ slidesPerView, inView, count }: PositionTextProps) {
  const { small, medium, large, positionClasses } = presets[slidesPerView];
  const initialText = (perView: number) => positionText([...Array(Math.min(perView, count)).keys()], count);
  return (
    <span
      className="min-w-[4.25em] whitespace-nowrap text-muted-foreground max-lg:order-1 lg:text-end"
      aria-hidden="true"
    >
      {inView
        ? positionText(inView, count)
        : [small, medium, large].map((perView, i) => (
            <span key={positionClasses[i]} className={positionClasses[i] ?? ''}>
              {initialText(perView)}
            </span>
          ))}
    </span>
  );
}
