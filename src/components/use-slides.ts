import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useIsNearViewport } from './use-is-near-viewport.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { IN_VIEW_SHARE, useSlidePosition } from './use-slide-position.ts';
import { useTextDirection } from './use-text-direction.ts';

/**
 * Embla's option `duration`. The option is not a time: a higher value makes the slides move more slowly. With 33, the
 * slides move 99% of any distance in 1000 ms at 60 frames per second.
 */
const EMBLA_DURATION = 33;

type Move = (embla: NonNullable<ReturnType<typeof useEmblaCarousel>[1]>) => void;

/** Returns whether a press can drag the slides. A press with the mouse on text selects the text instead (CR8). */
function canDrag(_: unknown, event: MouseEvent | TouchEvent) {
  const isMouse = 'button' in event;
  return !isMouse || !(event.target as Element).closest('h3,p,dl,blockquote,a');
}

/**
 * Returns the index of the first visible slide in a natively scrolled viewport. Returns undefined if the slides are not
 * rendered.
 */
function findScrolledIndex(viewport: HTMLElement) {
  const slide = viewport.firstElementChild?.firstElementChild;
  const width = slide?.getBoundingClientRect().width;
  // In right-to-left pages, `scrollLeft` is negative.
  return width ? Math.round(Math.abs(viewport.scrollLeft) / width) : undefined;
}

/**
 * Runs Embla, and returns its position and functions that move the slides. Embla starts when the carousel is near the
 * viewport: to measure the slides, the browser must lay out the complete section, which takes long on a slow phone.
 * Until then, `isRunning` is false and the slides scroll natively.
 */
export function useSlides(carousel: RefObject<HTMLElement | null>) {
  const reducedMotion = useReducedMotion();
  const isRunning = useIsNearViewport(carousel);
  const direction = useTextDirection(isRunning);
  const [setViewport, api] = useEmblaCarousel({
    align: 'start',
    loop: true,
    direction,
    duration: EMBLA_DURATION,
    inViewThreshold: IN_VIEW_SHARE,
    watchDrag: canDrag,
    watchFocus: false,
  });
  const viewport = useRef<HTMLDivElement | null>(null);

  // Embla starts with the slide to which the visitor has scrolled natively.
  const initialIndex = useRef(0);
  useLayoutEffect(() => {
    if (!isRunning) return;
    if (viewport.current) initialIndex.current = findScrolledIndex(viewport.current) ?? initialIndex.current;
    setViewport(viewport.current);
  }, [isRunning, setViewport]);

  const position = useSlidePosition(api, initialIndex);
  // A press that the boot script has queued can arrive before Embla starts. It moves the slides afterwards.
  const pendingMove = useRef<Move>(undefined);
  const move = (change: Move) => {
    if (api) change(api);
    else pendingMove.current = change;
  };
  useEffect(() => {
    if (!api) return;
    pendingMove.current?.(api);
    pendingMove.current = undefined;
  }, [api]);
  return {
    viewport,
    isRunning,
    ...position,
    previous: () => move((embla) => embla.scrollPrev(reducedMotion)),
    next: () => move((embla) => embla.scrollNext(reducedMotion)),
    choose: (index: number) => move((embla) => embla.scrollTo(index, reducedMotion)),
  };
}
