import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useReducedMotion } from './use-hydrated.ts';

/**
 * Embla's `duration` is a pull, not a time. Measured at its 60 steps a second: 99% of the way takes
 * 36.5 ms for each unit, less 200 ms (25: 700 ms, 33: 1000 ms, 60: 2000 ms), whatever the distance.
 */
const emblaDuration = (ms: number) => Math.round((ms + 200) / 36.5);

/** A mouse selects words (CR8) and drags from anywhere else; a finger drags from anywhere. */
const mayDrag = (_: unknown, event: MouseEvent | TouchEvent) =>
  !('button' in event && (event.target as Element).closest('h3,p,dl,blockquote,a'));

/** Share of a slide's width from which on it counts as in view. */
const IN_VIEW = 0.6;

/** Indexes of the slides in view, by their boxes as they stand now. */
function measureInView(view: Element, slides: readonly Element[]) {
  const { left, right } = view.getBoundingClientRect();
  return slides.flatMap((slide, i) => {
    const box = slide.getBoundingClientRect();
    const shown = Math.min(box.right, right) - Math.max(box.left, left);
    return box.width > 0 && shown >= box.width * IN_VIEW ? [i] : [];
  });
}

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

/**
 * True from when an element has been within one view's height of the view, or has had the focus. Measuring a
 * track makes the browser lay out its whole band, which is not worth a slow phone's time before.
 */
function useNear(element: RefObject<HTMLElement | null>) {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || near) return;
    const arrive = () => setNear(true);
    const view = new IntersectionObserver(([entry]) => entry?.isIntersecting && arrive(), {
      rootMargin: '100% 0%',
    });
    view.observe(current);
    current.addEventListener('focusin', arrive);
    return () => {
      view.disconnect();
      current.removeEventListener('focusin', arrive);
    };
  }, [element, near]);
  return near;
}

/** The page's direction, also when a translator changes it; left to right until `running`. */
function useDirection(running: boolean) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useLayoutEffect(() => {
    if (!running) return;
    const read = () => setDirection(getComputedStyle(document.body).direction === 'rtl' ? 'rtl' : 'ltr');
    read();
    const observer = new MutationObserver(read);
    for (const element of [document.documentElement, document.body])
      observer.observe(element, { attributeFilter: ['dir', 'class', 'style'] });
    return () => observer.disconnect();
  }, [running]);
  return direction;
}

/**
 * Embla for one track: where it stands, and ways to move it.
 * @param root the carousel; until that comes near, its track is scrolled as any other (`running` is false)
 */
export function useSlides(
  root: RefObject<HTMLElement | null>,
  { loop, speed }: { loop: boolean; speed: number },
) {
  const calm = useReducedMotion();
  const running = useNear(root);
  const direction = useDirection(running);
  const [setViewport, api] = useEmblaCarousel({
    align: 'start',
    loop,
    direction,
    duration: emblaDuration(speed),
    inViewThreshold: IN_VIEW,
    watchDrag: mayDrag,
    watchFocus: false,
  });
  const view = useRef<HTMLDivElement | null>(null);
  const [position, setPosition] = useState(unmeasured);

  // Before the script came, the track was scrolled as any other: stay at the slide reached.
  const reached = useRef(0);
  useLayoutEffect(() => {
    if (!running) return;
    const slide = view.current?.firstElementChild?.firstElementChild;
    const width = slide?.getBoundingClientRect().width;
    if (view.current && width) reached.current = Math.round(Math.abs(view.current.scrollLeft) / width); // negative from right to left
    setViewport(view.current);
  }, [running, setViewport]);

  useEffect(() => {
    if (!api) return;
    const read = () => {
      // Embla's own observer comes late, and sees nothing in a band that is not painted.
      const seen = api.slidesInView();
      const inView = seen.length > 0 ? seen : measureInView(api.rootNode(), api.slideNodes());
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
    ref: view,
    running,
    ...position,
    previous: () => api?.scrollPrev(calm),
    next: () => api?.scrollNext(calm),
    choose: (index: number) => api?.scrollTo(index, calm),
    /** On by one, and from the end back to the first. */
    advance: () => (api?.canScrollNext() ? api.scrollNext(calm) : api?.scrollTo(0, calm)),
  };
}
