import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { afterPaint } from '../runtime/after-paint.ts';
import { closeUntilFound } from './use-until-found.ts';
import { useHydrated } from './use-hydrated.ts';
import { prefersReducedMotion } from '../lib/reduced-motion.ts';

const EASING = 'cubic-bezier(.2,.7,.1,1)';

/**
 * Shows or hides a panel, a grid of one row, unfolding that over `duration()` ms where motion is allowed. A closed
 * panel is `hidden="until-found"`, so that the browser's search still finds its words.
 */
export function useExpandAnimation(
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  duration: () => number,
) {
  const known = useRef<boolean>(undefined);
  const isHydrating = !useHydrated();

  const change = useEffectEvent(() => {
    const element = panel.current;
    if (!element) return;
    const isNews = known.current !== undefined && known.current !== open;
    known.current = open;
    if (isHydrating) return; // the HTML is right, or the browser has opened the panel since (use-until-found.ts)
    const ms = duration();
    const settle = () => (open ? element.removeAttribute('hidden') : closeUntilFound(element));
    if (!isNews || ms === 0 || prefersReducedMotion()) {
      settle();
      return;
    }
    let unfolding: Animation | undefined;
    let stopped = false;
    afterPaint(() => {
      if (stopped) return;
      element.removeAttribute('hidden');
      // A height would have to be measured first, which lays the page out once more.
      const rows = ['0fr', '1fr'];
      unfolding = element.animate(
        { gridTemplateRows: open ? rows : rows.reverse(), overflow: ['clip', 'clip'] },
        { duration: ms, easing: EASING },
      );
      unfolding.onfinish = settle;
    });
    return () => {
      stopped = true;
      if (!unfolding) return;
      unfolding.onfinish = null;
      unfolding.cancel();
    };
  });

  useLayoutEffect(() => change(), [open]);
}
