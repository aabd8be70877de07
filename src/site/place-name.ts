import words from '#words/places.json';

const names: Readonly<Record<string, string>> = words;

/** Returns the name of a place in the language of the page; the name in firm.ts if src/words has none. */
export const placeName = (place: string): string => names[place] ?? place;
