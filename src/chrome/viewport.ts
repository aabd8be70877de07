import { useEffect, useEffectEvent } from 'react';

/** The width from which the navigation bar shows its items; must equal `screens.nav` of tailwind/theme.ts. */
export const WIDE_QUERY = '(min-width: 72.5rem)';

/** Whether the primary pointer can hover: a mouse, not a finger. */
export const canHover = () => matchMedia('(hover: hover)').matches;

/** Calls back each time the viewport changes between navigation bar and hamburger. */
export function useLayoutChange(onCross: () => void) {
  const crossed = useEffectEvent(onCross);
  useEffect(() => {
    const query = matchMedia(WIDE_QUERY);
    const listener = () => crossed();
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  }, []);
}
