import { useAnimate } from 'framer-motion/mini';
import { useLayoutEffect, useRef, useState } from 'react';
import { FADE_EASE, fadeSlides } from '../lib/slide-fade.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/**
 * Cross-fades slides. Returns the index of the current slide, a ref for the parent element of the slides, and functions
 * that show a slide (`show`) or another slide relative to the current one (`move`).
 * @param initialIndex the index of the slide that is visible when React hydrates
 */
export function useFade(count: number, initialIndex: number) {
  const [slidesParent, animate] = useAnimate<HTMLDivElement>();
  const reducedMotion = useReducedMotion();
  const [index, setIndex] = useState(initialIndex);
  const previousIndex = useRef(initialIndex);
  useLayoutEffect(() => {
    const leaving = slidesParent.current.children[previousIndex.current];
    const entering = slidesParent.current.children[index];
    previousIndex.current = index;
    if (!leaving || !entering || leaving === entering) return;
    fadeSlides(leaving, entering, (part, keyframes, { delay, duration }) =>
      animate(
        part,
        keyframes,
        reducedMotion ? { duration: 0 } : { delay: delay / 1000, duration: duration / 1000, ease: FADE_EASE },
      ),
    );
  }, [index, reducedMotion, animate, slidesParent]);
  return {
    slidesParent,
    index,
    show: setIndex,
    move: (steps: 1 | -1) => setIndex((current) => (current + steps + count) % count),
  };
}
