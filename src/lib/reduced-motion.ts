export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion. Call it in effects and event handlers, not during rendering (HF3). */
export const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches;
