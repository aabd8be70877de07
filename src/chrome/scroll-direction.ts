/**
 * The distances in px after which a scroll up or down counts as a change of direction. The distance up is larger, so
 * that small movements do not show the letterhead (letterhead.tsx).
 */
const UP_PX = 48;
const DOWN_PX = 8;

export interface ScrollDirection {
  isUp: boolean;
  /** Where a change of direction would start: the largest `y` of a scroll down, or the smallest `y` of a scroll up. */
  from: number;
}

/** Returns the direction after a scroll to `y`. Small movements in the other direction do not change it. */
export function updateDirection({ isUp, from }: ScrollDirection, y: number): ScrollDirection {
  const extreme = isUp ? Math.min(from, y) : Math.max(from, y);
  const hasTurned = isUp ? y - extreme > DOWN_PX : extreme - y >= UP_PX;
  return hasTurned ? { isUp: !isUp, from: y } : { isUp, from: extreme };
}
