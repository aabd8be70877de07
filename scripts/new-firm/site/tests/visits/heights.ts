/** px, on a phone: how high a page may be at most, its folds closed; none is named yet. */
export const heights: Readonly<Record<string, number>> = {};
