export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Returns whether the visitor prefers reduced motion. Call this function only in effects and event handlers. Markup
 * must not depend on the result, because the server renders the same markup for everybody (HF3).
 */
export const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches;
