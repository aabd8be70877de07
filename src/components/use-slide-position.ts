import type useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

type EmblaApi = ReturnType<typeof useEmblaCarousel>[1];

/**
 * The share of a slide's width that must be visible. If less is visible, the slide counts as out of view and can become
 * inert.
 */
export const IN_VIEW_SHARE = 0.6;

interface SlidePosition {
  selected: number;
  /** The indexes of the slides in view, or undefined until the slides are first rendered and measured. */
  inView: readonly number[] | undefined;
  /**
   * The index of the slide that contains the focus, or -1. If this slide became inert, its element would lose the
   * focus.
   */
  focusedIndex: number;
}

/** Measures which slides are in view, and returns their indexes. Returns undefined if the slides are not rendered. */
function measureSlidesInView(viewport: Element, slides: readonly Element[]) {
  const bounds = viewport.getBoundingClientRect();
  const inView: number[] = [];
  slides.forEach((slide, index) => {
    const { left, right, width } = slide.getBoundingClientRect();
    const visibleWidth = Math.min(right, bounds.right) - Math.max(left, bounds.left);
    if (width > 0 && visibleWidth >= IN_VIEW_SHARE * width) inView.push(index);
  });
  return inView.length > 0 ? inView : undefined;
}

/**
 * Returns the position of an Embla carousel, and updates it when the slides or the focus move.
 * @param initialIndex the index of the slide that Embla shows first
 */
export function useSlidePosition(api: EmblaApi, initialIndex: RefObject<number>): SlidePosition {
  const [position, setPosition] = useState<SlidePosition>({
    selected: 0,
    inView: undefined,
    focusedIndex: -1,
  });
  useEffect(() => {
    if (!api) return;
    const viewport = api.rootNode();
    const update = () => {
      const selected = api.selectedScrollSnap();
      const focusedIndex = api.slideNodes().findIndex((slide) => slide.contains(document.activeElement));
      const reported = api.slidesInView();
      setPosition((previous) => {
        // Embla reports no slides in the first frame, and while the slides are not rendered. In these cases, the
        // previous indexes stay valid. If there are no previous indexes, the slides are measured.
        const inView =
          reported.length > 0
            ? reported
            : (previous.inView ?? measureSlidesInView(viewport, api.slideNodes()));
        return { selected, focusedIndex, inView };
      });
    };
    // `focusout` is dispatched before the next element has the focus, so the update waits for a microtask.
    const updateInMicrotask = () => queueMicrotask(update);
    api.on('slidesInView', update).on('select', update).on('reInit', update);
    viewport.addEventListener('focusin', update);
    viewport.addEventListener('focusout', updateInMicrotask);
    viewport.scrollLeft = 0; // Embla moves the slides by `transform`, which would add to the native scroll position
    api.scrollTo(initialIndex.current, true);
    update();
    return () => {
      api.off('slidesInView', update).off('select', update).off('reInit', update);
      viewport.removeEventListener('focusin', update);
      viewport.removeEventListener('focusout', updateInMicrotask);
    };
  }, [api, initialIndex]);
  return position;
}
