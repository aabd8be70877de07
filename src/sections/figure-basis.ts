import { sampleFigures } from '#words/common.json';

interface Source {
  source?: string | undefined;
  basis?: string | undefined;
}

/** Joins the texts that explain what the figures measure, and a note if one of them is a sample. Returns '' for none. */
export const joinBasisTexts = (figures: readonly Source[]) =>
  [...figures.map(({ basis }) => basis), figures.some(({ source }) => source === '') && sampleFigures]
    .filter(Boolean)
    .join(' ');
