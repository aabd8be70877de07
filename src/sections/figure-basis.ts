import type { FigureItem } from './figure-section.tsx';

/** Joins the texts that explain what the figures measure. Returns '' if no figure has such a text. */
export const joinBasisTexts = (figures: readonly FigureItem[]) =>
  figures
    .map(({ basis }) => basis)
    .filter((basis) => basis !== undefined)
    .join(' ');
