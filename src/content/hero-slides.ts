import words from '#words/content/hero-slides.json';
import { figures } from '../site/figures.ts';

export const heroSlides = [
  {
    ...words.advisory,
    rosette: 'hero-1',
    figure: { value: 22, suffix: '+', label: words.advisory.figure, source: figures.years.source },
  },
  {
    ...words.fintech,
    rosette: 'hero-2',
    figure: { value: 50, suffix: '+', label: words.fintech.figure, source: figures.projects.source },
  },
  {
    ...words.compliance,
    rosette: 'hero-3',
    figure: { value: 256, label: words.compliance.figure, source: figures.reviews.source },
  },
] as const;
