import { useSyncExternalStore } from 'react';
import { prefersReducedMotion, REDUCED_MOTION } from '../lib/reduced-motion.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Returns whether the visitor prefers reduced motion. Use the value only for behaviour, and not for markup (HF3). The
 * value is false on the server and during hydration, so the markup would change after hydration.
 */
export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
