import { runAfterPaint } from './after-paint.ts';

/**
 * Runs a task when the browser is idle. Safari has no `requestIdleCallback`, so there it runs the task after the next
 * paint.
 */
export const whenIdle: (task: () => void) => void = window.requestIdleCallback ?? runAfterPaint;
