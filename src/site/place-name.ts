import words from '#words/places.json';

const names: Readonly<Record<string, string>> = words;

/** Returns the name of a place of firm.ts in the language of the page, if src/words has one. */
export const placeName = (place: string): string => names[place] ?? place;
