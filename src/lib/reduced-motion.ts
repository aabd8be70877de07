export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion. For effects and event handlers, not for rendering (HF3). */
export const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches;
