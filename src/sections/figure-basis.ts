import type { FigureItem } from './figure-section.tsx';

/** Returns what figures measure, in which period, as one text; '' if none of them has a basis. */
export const basisOf = (figures: readonly FigureItem[]) =>
  figures.flatMap(({ basis }) => basis ?? []).join(' ');
