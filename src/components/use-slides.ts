import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useReducedMotion } from './use-hydrated.ts';

/**
 * Embla's `duration` is a pull, not a time. Measured at its 60 steps a second: 99 % of the way takes
 * 36.5 ms for each unit, less 200 ms (25: 700 ms, 33: 1000 ms, 60: 2000 ms), whatever the distance.
 */
const emblaDuration = (ms: number) => Math.round((ms + 200) / 36.5);

/** A mouse selects words (CR8) and drags from anywhere else; a finger drags from anywhere. */
const mayDrag = (_: unknown, event: MouseEvent | TouchEvent) =>
  !('button' in event && (event.target as Element).closest('h3,p,dl,blockquote,a'));

interface Position {
  selected: number;
  /** Indexes of the slides in view; undefined until measured. */
  inView: readonly number[] | undefined;
  /** The slide with the focus, which must not become inert. */
  holding: number;
  atStart: boolean;
  atEnd: boolean;
}

const unmeasured: Position = { selected: 0, inView: undefined, holding: -1, atStart: false, atEnd: false };

/** Embla for one track: where it stands, and ways to move it. */
export function useSlides({ loop, speed }: { loop: boolean; speed: number }) {
  const calm = useReducedMotion();
  const [setViewport, api] = useEmblaCarousel({
    align: 'start',
    loop,
    duration: emblaDuration(speed),
    inViewThreshold: 0.6,
    watchDrag: mayDrag,
    watchFocus: false,
  });
  const view = useRef<HTMLDivElement | null>(null);
  const ref = useCallback(
    (node: HTMLDivElement | null) => {
      view.current = node;
      setViewport(node);
    },
    [setViewport],
  );
  const [position, setPosition] = useState(unmeasured);

  // Before the script came, the track was scrolled as any other: stay at the slide reached.
  const reached = useRef(0);
  useLayoutEffect(() => {
    const slide = view.current?.firstElementChild?.firstElementChild;
    const width = slide?.getBoundingClientRect().width;
    if (view.current && width) reached.current = Math.round(view.current.scrollLeft / width);
  }, []);

  useEffect(() => {
    if (!api) return;
    const read = () => {
      const inView = api.slidesInView();
      setPosition({
        selected: api.selectedScrollSnap(),
        inView: inView.length > 0 ? [...inView] : undefined,
        holding: api.slideNodes().findIndex((slide) => slide.contains(document.activeElement)),
        atStart: !api.canScrollPrev(),
        atEnd: !api.canScrollNext(),
      });
    };
    const root = api.rootNode();
    // After focusout, focus is nowhere until the next element has it.
    const readSoon = () => queueMicrotask(read);
    api.on('slidesInView', read).on('select', read).on('reInit', read);
    root.addEventListener('focusin', read);
    root.addEventListener('focusout', readSoon);
    root.scrollLeft = 0;
    api.scrollTo(reached.current, true);
    read();
    return () => {
      api.off('slidesInView', read).off('select', read).off('reInit', read);
      root.removeEventListener('focusin', read);
      root.removeEventListener('focusout', readSoon);
    };
  }, [api]);

  return {
    ref,
    ...position,
    previous: () => api?.scrollPrev(calm),
    next: () => api?.scrollNext(calm),
    /** On by one, and from the end back to the first. */
    advance: () => (api?.canScrollNext() ? api.scrollNext(calm) : api?.scrollTo(0, calm)),
  };
}
