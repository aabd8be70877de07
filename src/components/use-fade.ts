import { useAnimate } from 'framer-motion/mini';
import { useLayoutEffect, useRef, useState } from 'react';
import { FADE_EASE, fadeSlides } from '../lib/slide-fade.ts';
import { useReducedMotion } from './use-hydrated.ts';

/**
 * Returns the index of the current slide, and cross-fades the slides when it changes.
 * @param start the slide that is visible when React hydrates
 * @returns also `layers`, the ref for the parent of the slides
 */
export function useFade(count: number, start: number) {
  const [layers, animate] = useAnimate<HTMLDivElement>();
  const calm = useReducedMotion();
  const [index, setIndex] = useState(start);
  const shown = useRef(start);
  useLayoutEffect(() => {
    const leaving = layers.current.children[shown.current];
    const entering = layers.current.children[index];
    shown.current = index;
    if (!leaving || !entering || leaving === entering) return;
    fadeSlides(leaving, entering, (part, keyframes, { delay, duration }) =>
      animate(
        part,
        keyframes,
        calm ? { duration: 0 } : { delay: delay / 1000, duration: duration / 1000, ease: FADE_EASE },
      ),
    );
  }, [index, calm, animate, layers]);
  return { layers, index, show: (to: number) => setIndex((to + count) % count) };
}
