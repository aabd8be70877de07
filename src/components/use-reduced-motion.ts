import { useSyncExternalStore } from 'react';
import { prefersReducedMotion, REDUCED_MOTION } from '../lib/reduced-motion.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Returns whether the visitor prefers reduced motion. Returns false on the server and during hydration, so markup that
 * depends on it would change after hydration. Use it only for behaviour (HF3).
 */
export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
