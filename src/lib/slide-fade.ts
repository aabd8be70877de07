/*
 * The cross-fade between slides on Home (specification, section 4). boot/rotate-slides.ts uses it before hydration, and
 * React after hydration.
 */

export const SLIDE_INTERVAL_MS = 5000;
/** The duration of the complete cross-fade. */
export const SLIDE_FADE_MS = 1000;
/** The time in which the leaving slide fades out. The entering slide then fades in, so that the texts never overlap. */
const FADE_OUT_MS = 300;
/** The time after which the text of the entering slide starts to move up. */
const RISE_DELAY_MS = 50;

/** The curve of CSS `ease-out` as a Bézier curve, which both the browser and Framer Motion accept. */
export const FADE_EASE = [0, 0, 0.58, 1] as const;

/**
 * Starts an animation with `FADE_EASE`. The times are in milliseconds. A property with a single keyframe is animated
 * from its current value to this keyframe.
 */
type Animate = (
  part: Element,
  keyframes: Record<string, number | number[] | string[]>,
  timing: { delay: number; duration: number },
) => void;

/**
 * Animates the children of two slides. The text of the entering slide, which is its first child, also moves up. The
 * leaving slide is hidden only when it has faded out. The entering slide is visible from the start, so that screen
 * readers find it.
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
