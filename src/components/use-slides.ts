import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useReducedMotion } from './use-hydrated.ts';

/**
 * Embla's `duration` is not a time but the strength of an attraction. With this value, 99% of any distance takes 1000
 * ms at 60 frames per second.
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

/** Returns whether a press can drag the slides. A mouse on text selects the text instead (CR8). */
const canDrag = (_: unknown, event: MouseEvent | TouchEvent) =>
  !('button' in event && (event.target as Element).closest('h3,p,dl,blockquote,a'));

interface Position {
  selected: number;
  /** Indexes of the slides in view; undefined until Embla has reported them. */
  inView: readonly number[] | undefined;
  /** The index of the slide with the focus. It must not become inert. */
  holding: number;
}

/**
 * Returns whether an element has come near the viewport (within its height), or has had the focus. Until then, the
 * carousel does not start: measuring its track lays out the complete section, which takes long on a slow phone.
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

/** Returns the direction of the page, and follows translators that change it. It is left to right until `running`. */
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
 * Runs Embla for the track of a carousel.
 * @param root the carousel. Until it is near the viewport, `running` is false and the track scrolls natively
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

  // Keeps the slide to which the visitor has scrolled the track before hydration.
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
      // Embla's observer reports no slides before a later frame, and none of a track that the browser does not render.
      const reported = inView.length > 0 ? inView : undefined;
      setPosition((last) => ({
        selected,
        holding,
        inView: reported ?? last.inView ?? measureSlidesInView(root, api.slideNodes()),
      }));
    };
    const root = api.rootNode();
    // Waits for a microtask: during `focusout`, the next element does not have the focus yet.
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
