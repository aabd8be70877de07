/* Timing of the cross-fade of Home's slides (specification, section 4), for React and for boot/rotate-slides.ts. */

/** ms between changes. */
export const SLIDE_INTERVAL_MS = 5000;
/** ms of a cross-fade. */
export const SLIDE_FADE_MS = 1000;
/** The text of a leaving slide fades out early, so that two texts never overlap. */
export const LEAVING_TEXT_SHARE = 0.35;
export const ENTERING_TEXT_SHARE = 0.7;
/** Delay in ms of an entering slide's text. */
export const ENTERING_TEXT_DELAY_MS = 50;
/** Where the text of an entering slide starts to rise. */
export const TEXT_BELOW = 'translateY(18px)';
export const TEXT_IN_PLACE = 'translateY(0px)';
