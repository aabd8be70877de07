/* The change of Home's slides (specification, section 4): by React, and before hydration by boot/rotate-slides.ts. */

/** ms between changes. */
export const SLIDE_INTERVAL_MS = 5000;
/** ms of a change. */
export const SLIDE_FADE_MS = 1000;
/** The previous slide fades out in this part of the change, before the next one fades in: texts never overlap. */
const FADE_OUT_MS = 300;
/** The text of the next slide starts to rise after this part of the change. */
const RISE_DELAY_MS = 50;

/** `ease-out` as a Bézier curve, which both the browser and Framer Motion accept. */
export const FADE_EASE = [0, 0, 0.58, 1] as const;

/** Starts an animation with its times in ms and `FADE_EASE`. One keyframe alone is the last: the first is the current style. */
type Animate = (
  part: Element,
  keyframes: Record<string, number | number[] | string[]>,
  timing: { delay: number; duration: number },
) => void;

/**
 * Animates the parts of two slides; the first part of a slide is its text. The leaving slide is visible until it has faded
 * out, and the entering one is immediately accessible.
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
