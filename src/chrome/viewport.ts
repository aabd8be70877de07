import { useEffect, useEffectEvent } from 'react';

/**
 * The media query of windows in which the navigation bar shows its items; otherwise there is the mobile menu. The width
 * must be the same as `screens.nav` of tailwind/theme.ts.
 */
export const WIDE_QUERY = '(min-width: 72.5rem)';

/** Returns whether the primary pointer can hover, like a mouse. */
export const canHover = () => matchMedia('(hover: hover)').matches;

/** Calls `onChange` when a new viewport width switches between the navigation bar and the mobile menu. */
export function useLayoutChange(onChange: () => void) {
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const query = matchMedia(WIDE_QUERY);
    const listener = () => handleChange();
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  }, []);
}
