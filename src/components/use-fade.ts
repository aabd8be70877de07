import { useAnimate } from 'framer-motion/mini';
import { useLayoutEffect, useRef, useState } from 'react';
import { FADE_EASE, fadeSlides } from '../lib/slide-fade.ts';
import { useReducedMotion } from './use-hydrated.ts';

/**
 * The index of the current one of `count` slides, which cross-fade when it changes. `layers` is the ref of the slides'
 * parent, `start` the slide that is visible when React starts.
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
