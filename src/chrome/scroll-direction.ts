/**
 * The distances in px after which a scroll up or down changes the direction. The letterhead is shown during a scroll up.
 * The distance up is larger, so that small movements do not show the letterhead.
 */
const UP_PX = 48;
const DOWN_PX = 8;

export interface ScrollDirection {
  isUp: boolean;
  /**
   * The position from which a change of direction is measured: the largest `y` of the current scroll down, or the
   * smallest `y` of the current scroll up.
   */
  from: number;
}

/** Returns the direction after a scroll to `y`. Small movements in the other direction do not change it. */
export function updateDirection({ isUp, from }: ScrollDirection, y: number): ScrollDirection {
  const extreme = isUp ? Math.min(from, y) : Math.max(from, y);
  const hasTurned = isUp ? y - extreme > DOWN_PX : extreme - y >= UP_PX;
  return hasTurned ? { isUp: !isUp, from: y } : { isUp, from: extreme };
}
