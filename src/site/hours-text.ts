/** Opening hours, written as in firm.ts, in the words of the page's language. */
export const hoursText = (hours: string): string => hours;
