/** Engraved portraits by name: the class of each in src/styles/portraits.css. */
export const portraits = {} as const;
