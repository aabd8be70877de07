/** A note beside or above a heading, and the small heading of a box or a group. */
export const noteClasses = 'font-display text-note text-highlight italic';
