import { useSyncExternalStore } from 'react';
import { prefersReducedMotion, REDUCED_MOTION } from '../lib/reduced-motion.ts';

const never = () => () => undefined;

/** Returns false on the server and during hydration, true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const watch = (onChange: () => void) => {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/**
 * Returns whether the visitor prefers reduced motion. It is false on the server: markup must not depend on it (HF3).
 */
export const useReducedMotion = () => useSyncExternalStore(watch, prefersReducedMotion, () => false);
