import { afterPaint } from '../after-paint.ts';

/** Runs a task when the browser has nothing else to do; where it cannot say so (Safari), after a frame. */
export const whenIdle: (task: () => void) => void = window.requestIdleCallback ?? afterPaint;
