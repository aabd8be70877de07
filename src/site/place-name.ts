import words from '#words/places.json';

const names: Readonly<Record<string, string>> = words;

/** Returns the name of a place in the language of the page. If src/words has none, returns the name of firm.ts. */
export const placeName = (place: string): string => names[place] ?? place;
