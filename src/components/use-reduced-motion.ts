import { useSyncExternalStore } from 'react';
import { prefersReducedMotion, REDUCED_MOTION } from '../lib/reduced-motion.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Returns whether the visitor prefers reduced motion. Returns false on the server and during hydration. Do not render
 * other markup for it, because the markup would change after hydration (HF3).
 */
export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
