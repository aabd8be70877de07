import { afterPaint } from '../after-paint.ts';

/** Runs a task when the browser is idle; in Safari, which has no `requestIdleCallback`, after the next paint. */
export const whenIdle: (task: () => void) => void = window.requestIdleCallback ?? afterPaint;
