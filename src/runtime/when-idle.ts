import { runAfterPaint } from './after-paint.ts';

/**
 * Runs a task when the browser is idle. Browsers without `requestIdleCallback`, such as Safari, run it after the next
 * paint.
 */
export const whenIdle: (task: () => void) => void = window.requestIdleCallback ?? runAfterPaint;
