/**
 * Runs `task` when what has changed so far is painted. On a slow phone a press that styles, lays out and paints all
 * that follows from it in one go shows nothing for a sixth of a second; its own mark comes first this way.
 */
export function afterPaint(task: () => void) {
  requestAnimationFrame(() => setTimeout(task));
}
