/** Classes of notes next to headings, and of the small headings of boxes and groups. */
export const noteClasses = 'font-display text-note text-highlight italic';
