export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asks for less motion, read now: for effects and handlers, never while rendering (HF3). */
export const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches;
