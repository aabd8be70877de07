import { useEffect, useEffectEvent } from 'react';

/** From this width on the navigation bar shows its items; must equal `screens.nav` of tailwind/theme.ts. */
export const WIDE = '(min-width: 72.5rem)';

/** True where the main pointer can rest on a thing without pressing it: a mouse, not a finger. */
export const canHover = () => matchMedia('(hover: hover)').matches;

/** Calls back each time the viewport crosses between the bar and the hamburger. */
export function useCrossing(onCross: () => void) {
  const crossed = useEffectEvent(onCross);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const listener = () => crossed();
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  }, []);
}
