import words from '#words/content/testimonials.json';
import { sample } from '../site/sample.ts';

const rated = { rating: 4, emptyRating: 1 };

export const testimonials = [
  sample({ ...rated, ...words.invoices, seal: 'bill-discounting' }, 'first testimonial'),
  sample({ ...rated, ...words.restructuring, seal: 'debt-restructuring' }, 'second testimonial'),
  sample({ ...rated, ...words.investment, seal: 'wealth' }, 'third testimonial'),
  sample({ ...rated, ...words.rating, seal: 'credit-rating' }, 'fourth testimonial'),
];
