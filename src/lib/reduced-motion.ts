export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Whether the visitor prefers reduced motion. Call this function only in effects and event handlers. Rendered markup
 * must not depend on it, because the server renders the same markup for everybody (HF3).
 */
export const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches;
