import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { afterPaint } from '../runtime/after-paint.ts';
import { closeUntilFound } from './use-until-found.ts';
import { useHydrated } from './use-hydrated.ts';
import { prefersReducedMotion } from '../lib/reduced-motion.ts';

const EASING = 'cubic-bezier(.2,.7,.1,1)';

/**
 * Expands or collapses a panel, over `duration()` ms if motion is allowed. A closed panel is `hidden="until-found"`, so
 * that find-in-page can open it.
 */
export function useExpandAnimation(
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  duration: () => number,
) {
  const previous = useRef<boolean>(undefined);
  const isHydrating = !useHydrated();

  const change = useEffectEvent(() => {
    const element = panel.current;
    if (!element) return;
    const isChange = previous.current !== undefined && previous.current !== open;
    previous.current = open;
    if (isHydrating) return; // the browser may have opened a panel before hydration (use-until-found.ts)
    const ms = duration();
    const settle = () => (open ? element.removeAttribute('hidden') : closeUntilFound(element));
    if (!isChange || ms === 0 || prefersReducedMotion()) {
      settle();
      return;
    }
    let animation: Animation | undefined;
    let isCancelled = false;
    afterPaint(() => {
      if (isCancelled) return;
      element.removeAttribute('hidden');
      // Animates a grid row instead of the height, which would have to be measured and would force a layout.
      const rows = ['0fr', '1fr'];
      animation = element.animate(
        { gridTemplateRows: open ? rows : rows.reverse(), overflow: ['clip', 'clip'] },
        { duration: ms, easing: EASING },
      );
      animation.onfinish = settle;
    });
    return () => {
      isCancelled = true;
      if (!animation) return;
      animation.onfinish = null;
      animation.cancel();
    };
  });

  useLayoutEffect(() => change(), [open]);
}
