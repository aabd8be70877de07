import { afterPaint } from '../after-paint.ts';

/** Runs a task when the browser is idle. In Safari, which has no `requestIdleCallback`, runs it after the next paint. */
export const whenIdle: (task: () => void) => void = window.requestIdleCallback ?? afterPaint;
