/*
 * The cross-fade between slides on Home (specification, section 4). boot/rotate-slides.ts uses it before hydration, and
 * React after it.
 */

export const SLIDE_INTERVAL_MS = 5000;
/** The duration of the complete cross-fade. */
export const SLIDE_FADE_MS = 1000;
/** The previous slide fades out in this time. The next slide fades in afterwards, so that their texts never overlap. */
const FADE_OUT_MS = 300;
/** The text of the next slide starts to move up after this time. */
const RISE_DELAY_MS = 50;

/** `ease-out` as a Bézier curve, which both the browser and Framer Motion accept. */
export const FADE_EASE = [0, 0, 0.58, 1] as const;

/**
 * Starts an animation with `FADE_EASE` and times in ms. If a property has only one keyframe, it animates from the
 * current style to this keyframe.
 */
type Animate = (
  part: Element,
  keyframes: Record<string, number | number[] | string[]>,
  timing: { delay: number; duration: number },
) => void;

/**
 * Animates the children of two slides. The first child is the text, which also moves up. The leaving slide becomes
 * hidden when it has faded out. The entering slide is not hidden from the start, so that screen readers find it.
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
