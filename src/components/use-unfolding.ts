import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { prefersReducedMotion } from '../lib/reduced-motion.ts';

const EASING = 'cubic-bezier(.2,.7,.1,1)';

/**
 * Shows or hides a panel, unfolding it over `duration` ms where motion is allowed. A closed one is
 * `hidden="until-found"`, which React cannot render (b-20): find-in-page still finds its words.
 */
export function useUnfolding(panel: RefObject<HTMLElement | null>, open: boolean, duration: number) {
  const known = useRef<boolean>(undefined);

  const change = useEffectEvent(() => {
    const element = panel.current;
    if (!element) return;
    const settle = () => !open && element.setAttribute('hidden', 'until-found');
    const still =
      known.current === undefined || known.current === open || duration === 0 || prefersReducedMotion();
    known.current = open;
    element.removeAttribute('hidden');
    if (still) {
      settle();
      return;
    }
    const heights = ['0px', `${element.scrollHeight}px`];
    const unfolding = element.animate(
      { height: open ? heights : heights.reverse(), overflow: ['clip', 'clip'] },
      { duration, easing: EASING },
    );
    unfolding.onfinish = settle;
    return () => {
      unfolding.onfinish = null;
      unfolding.cancel();
    };
  });

  useLayoutEffect(() => change(), [open]);
}
