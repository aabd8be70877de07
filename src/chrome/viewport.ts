import { useEffect, useEffectEvent } from 'react';

/**
 * Matches windows in which the navigation bar shows its items. The width must equal `screens.nav` of tailwind/theme.ts.
 */
export const WIDE_QUERY = '(min-width: 72.5rem)';

/** Returns whether the primary pointer can hover, like a mouse. */
export const canHover = () => matchMedia('(hover: hover)').matches;

/** Calls back each time a new viewport width switches between the navigation bar and the mobile menu. */
export function useLayoutChange(onChange: () => void) {
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const query = matchMedia(WIDE_QUERY);
    const listener = () => handleChange();
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  }, []);
}
