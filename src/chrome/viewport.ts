import { useEffect, useEffectEvent } from 'react';

/**
 * The media query for windows whose navigation bar shows its items. Narrower windows have the mobile menu instead. The
 * width must equal `screens.nav` of tailwind/theme.ts.
 */
export const WIDE_QUERY = '(min-width: 72.5rem)';

/** Returns whether the primary pointer can hover, as a mouse can. */
export const canHover = () => matchMedia('(hover: hover)').matches;

export function isPartlyInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/** Calls `onChange` when a resize of the viewport switches between the navigation bar and the mobile menu. */
export function useLayoutChange(onChange: () => void) {
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const query = matchMedia(WIDE_QUERY);
    const listener = () => handleChange();
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  }, []);
}
