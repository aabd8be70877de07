/** The bar appears after a scroll up by this distance, and disappears after a scroll down. */
const UP_PX = 48;
const DOWN_PX = 8;

export interface ScrollDirection {
  isUp: boolean;
  /** The position from which the next change of direction is measured: the lowest, or if `isUp` the highest so far. */
  from: number;
}

/** Returns the direction after a scroll to `y`. Small movements in the other direction do not change it. */
export function nextDirection({ isUp, from }: ScrollDirection, y: number): ScrollDirection {
  const extreme = isUp ? Math.min(from, y) : Math.max(from, y);
  const hasTurned = isUp ? y - extreme > DOWN_PX : extreme - y >= UP_PX;
  return hasTurned ? { isUp: !isUp, from: y } : { isUp, from: extreme };
}
