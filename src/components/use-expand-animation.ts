import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { runAfterPaint } from '../runtime/after-paint.ts';
import { closeUntilFound } from './use-until-found.ts';
import { useHydrated } from './use-hydrated.ts';
import { prefersReducedMotion } from '../lib/reduced-motion.ts';

const EASING = 'cubic-bezier(.2,.7,.1,1)';

/**
 * Expands or collapses a panel when `open` changes. The animation takes `duration()` ms. On mount and under reduced
 * motion, there is no animation. A closed panel is `hidden="until-found"`, so that find-in-page can open it.
 */
export function useExpandAnimation(
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  duration: () => number,
) {
  const previouslyOpen = useRef<boolean>(undefined);
  const isHydrating = !useHydrated();

  const applyState = useEffectEvent(() => {
    const element = panel.current;
    if (!element) return;
    const isChange = previouslyOpen.current !== undefined && previouslyOpen.current !== open;
    previouslyOpen.current = open;
    // During hydration, the panel stays as it is, because the browser may have opened it (use-until-found.ts).
    if (isHydrating) return;
    const ms = duration();
    const applyFinalState = () => (open ? element.removeAttribute('hidden') : closeUntilFound(element));
    if (!isChange || ms === 0 || prefersReducedMotion()) {
      applyFinalState();
      return;
    }
    let animation: Animation | undefined;
    let isCancelled = false;
    runAfterPaint(() => {
      if (isCancelled) return;
      element.removeAttribute('hidden');
      // The animation changes the size of a grid row. An animation of the height would need the height of the panel,
      // and measuring it would force a layout.
      const rows = ['0fr', '1fr'];
      animation = element.animate(
        { gridTemplateRows: open ? rows : rows.reverse(), overflow: ['clip', 'clip'] },
        { duration: ms, easing: EASING },
      );
      animation.onfinish = applyFinalState;
    });
    return () => {
      isCancelled = true;
      if (!animation) return;
      animation.onfinish = null;
      animation.cancel();
    };
  });

  useLayoutEffect(() => applyState(), [open]);
}
