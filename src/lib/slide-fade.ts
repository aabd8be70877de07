/* The change of slides on Home (specification, section 4), for React and for boot/rotate-slides.ts before hydration. */

/** The time between changes, in ms. */
export const SLIDE_INTERVAL_MS = 5000;
/** The time of a change, in ms. */
export const SLIDE_FADE_MS = 1000;
/**
 * The part of the change in which the previous slide fades out. The next slide fades in later, so that texts never
 * overlap.
 */
const FADE_OUT_MS = 300;
/** The part of the change after which the text of the next slide starts to rise. */
const RISE_DELAY_MS = 50;

/** `ease-out` as a Bézier curve, which both the browser and Framer Motion accept. */
export const FADE_EASE = [0, 0, 0.58, 1] as const;

/**
 * Starts an animation with `FADE_EASE` and times in ms. A single keyframe is the last: the first is the current style.
 */
type Animate = (
  part: Element,
  keyframes: Record<string, number | number[] | string[]>,
  timing: { delay: number; duration: number },
) => void;

/**
 * Animates the parts of two slides. The first part of a slide is the text. The leaving slide is visible until it has
 * faded out. The entering slide is accessible at once.
 */
export function fadeSlides(leaving: Element, entering: Element, animate: Animate) {
  for (const part of leaving.children)
    animate(part, { opacity: 0, visibility: ['visible', 'hidden'] }, { delay: 0, duration: FADE_OUT_MS });
  for (const part of entering.children)
    animate(
      part,
      { opacity: [0, 1], visibility: ['visible', 'visible'] },
      { delay: FADE_OUT_MS, duration: SLIDE_FADE_MS - FADE_OUT_MS },
    );
  const [text] = entering.children;
  if (text)
    animate(
      text,
      { transform: ['translateY(18px)', 'translateY(0px)'] },
      { delay: RISE_DELAY_MS, duration: SLIDE_FADE_MS - RISE_DELAY_MS },
    );
}
