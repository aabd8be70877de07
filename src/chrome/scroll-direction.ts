/**
 * The distances in px after which a scroll up or down counts as a change of direction. The distance up is larger, so
 * that small movements do not show the letterhead (letterhead.tsx).
 */
const UP_PX = 48;
const DOWN_PX = 8;

export interface ScrollDirection {
  isUp: boolean;
  /** The largest `y` of the current scroll down, or the smallest `y` of the current scroll up. */
  from: number;
}

/** Returns the direction after a scroll to `y`. A small movement does not change the direction. */
export function updateDirection({ isUp, from }: ScrollDirection, y: number): ScrollDirection {
  const extreme = isUp ? Math.min(from, y) : Math.max(from, y);
  const hasTurned = isUp ? y - extreme > DOWN_PX : extreme - y >= UP_PX;
  return hasTurned ? { isUp: !isUp, from: y } : { isUp, from: extreme };
}
