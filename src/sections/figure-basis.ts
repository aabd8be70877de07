interface HasBasis {
  basis?: string | undefined;
}

/** Joins the texts that explain what the figures measure. Returns '' if there are none. */
export const joinBasisTexts = (figures: readonly HasBasis[]) =>
  figures
    .map(({ basis }) => basis)
    .filter(Boolean)
    .join(' ');
