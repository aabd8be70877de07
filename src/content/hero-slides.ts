import words from '#words/content/hero-slides.json';

export const heroSlides = [
  { ...words.advisory, rosette: 'hero-1', calculator: 'bill' },
  { ...words.fintech, rosette: 'hero-2', calculator: 'loan' },
  { ...words.compliance, rosette: 'hero-3', calculator: 'rating' },
] as const;
