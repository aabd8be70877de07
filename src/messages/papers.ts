/* The list of documents in words: shown above the lines of the lead where these are in another language. */

/** The text before the title identifies the sentence, which a newer list replaces. */
export const listIs = 'List of documents: {title}.';
export const youHave = 'You have: {names}.';
export const notTicked = 'Not ticked: {count} others.';
