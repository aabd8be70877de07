/** For notes next to headings, and for small headings of boxes and groups. */
export const noteClasses = 'font-display text-note text-highlight italic';
