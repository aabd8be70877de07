import words from '#words/places.json';

const names: Readonly<Record<string, string>> = words;

/** Translates the name of a place in firm.ts. Returns the name unchanged if there is no translation. */
export const placeName = (place: string): string => names[place] ?? place;
