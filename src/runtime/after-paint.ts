/** Runs a task after the next paint, so that a slow phone shows the effect of a tap before the task starts. */
export function runAfterPaint(task: () => void) {
  requestAnimationFrame(() => setTimeout(task));
}
