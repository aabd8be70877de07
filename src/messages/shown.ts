/**
 * Returns the text that a page shows for a text of a form definition. Definitions are English, because the office reads
 * the lead in English; the file of another language looks the text up.
 */
export const shown = <Text extends string | undefined>(text: Text): Text => text;
