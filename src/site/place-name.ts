import words from '#words/places.json';

const names: Readonly<Record<string, string>> = words;

/** Translates the name of a place in firm.ts. Returns it unchanged if the words have no translation. */
export const placeName = (place: string): string => names[place] ?? place;
