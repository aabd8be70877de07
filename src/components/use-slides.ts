import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useReducedMotion } from './use-hydrated.ts';

/**
 * Embla's `duration` is an attraction, not a time. Measured at 60 steps a second, this takes 1000 ms for 99% of the way,
 * whatever the distance.
 */
const ONE_SECOND = 33;

/** The share of a slide's width that must be visible so that the slide can receive focus. */
const IN_VIEW_SHARE = 0.6;

/** Returns the indexes of the slides in view by their positions; undefined if the track is not rendered. */
function measureSlidesInView(root: Element, slides: readonly Element[]) {
  const view = root.getBoundingClientRect();
  const inView = slides.flatMap((slide, index) => {
    const { left, right, width } = slide.getBoundingClientRect();
    const visible = Math.min(right, view.right) - Math.max(left, view.left);
    return width > 0 && visible >= IN_VIEW_SHARE * width ? [index] : [];
  });
  return inView.length > 0 ? inView : undefined;
}

/** With a mouse, text can be selected (CR8) and everything else dragged; a finger can drag everything. */
const canDrag = (_: unknown, event: MouseEvent | TouchEvent) =>
  !('button' in event && (event.target as Element).closest('h3,p,dl,blockquote,a'));

interface Position {
  selected: number;
  /** Indexes of the slides in view; undefined until Embla has reported them. */
  inView: readonly number[] | undefined;
  /** The slide with the focus, which must not become inert. */
  holding: number;
}

/**
 * Whether an element has been within a viewport's height of the view, or has had the focus. Measuring a track lays out
 * its whole band, which takes long on a slow phone.
 */
function useIsNear(element: RefObject<HTMLElement | null>) {
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

/** The page's direction, also if a translator changes it; left to right until `running`. */
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
 * Runs Embla for a track.
 * @param root the carousel; until it is near the view, its track scrolls natively (`running` is false)
 */
export function useSlides(root: RefObject<HTMLElement | null>) {
  const calm = useReducedMotion();
  const running = useIsNear(root);
  const direction = useDirection(running);
  const [setViewport, api] = useEmblaCarousel({
    align: 'start',
    loop: true,
    direction,
    duration: ONE_SECOND,
    inViewThreshold: IN_VIEW_SHARE,
    watchDrag: canDrag,
    watchFocus: false,
  });
  const view = useRef<HTMLDivElement | null>(null);
  const [position, setPosition] = useState<Position>({ selected: 0, inView: undefined, holding: -1 });

  // The visitor may have scrolled the track before hydration: stay at that slide.
  const reached = useRef(0);
  useLayoutEffect(() => {
    if (!running) return;
    const slide = view.current?.firstElementChild?.firstElementChild;
    const width = slide?.getBoundingClientRect().width;
    if (view.current && width) reached.current = Math.round(Math.abs(view.current.scrollLeft) / width); // negative in right-to-left pages
    setViewport(view.current);
  }, [running, setViewport]);

  useEffect(() => {
    if (!api) return;
    const read = () => {
      const inView = api.slidesInView();
      const selected = api.selectedScrollSnap();
      const holding = api.slideNodes().findIndex((slide) => slide.contains(document.activeElement));
      // The observer of Embla reports nothing until a later frame, and for a track that is not rendered.
      const reported = inView.length > 0 ? inView : undefined;
      setPosition((last) => ({
        selected,
        holding,
        inView: reported ?? last.inView ?? measureSlidesInView(root, api.slideNodes()),
      }));
    };
    const root = api.rootNode();
    // After focusout no element has focus until the next one receives it.
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
  };
}
