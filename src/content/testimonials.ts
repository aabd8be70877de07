import { sample } from '../site/sample.ts';

const rated = { rating: 4, emptyRating: 1 };

export const testimonials = [
  sample(
    {
      ...rated,
      title: 'Every question had an answer',
      text: 'They told us which invoices a lender would accept before we signed anything.',
      name: 'Ritu S.',
      designation: 'Founder, packaging unit, Ghaziabad',
      seal: 'bill-discounting',
    },
    'first testimonial',
  ),
  sample(
    {
      ...rated,
      title: 'All offers on one page',
      text: 'I could compare the offers with all charges. Our board decided the same day.',
      name: 'Kabir M.',
      designation: 'CFO, auto components, Faridabad',
      seal: 'debt-restructuring',
    },
    'second testimonial',
  ),
  sample(
    {
      ...rated,
      title: 'Explained clearly',
      text: 'They explained everything until my father understood it too.',
      name: 'Leena P.',
      designation: 'NRI investor, Muscat',
      seal: 'wealth',
    },
    'third testimonial',
  ),
  sample(
    {
      ...rated,
      title: 'Ready for the rating interview',
      text: 'We had practised the questions that the analyst then asked.',
      name: 'Harpreet G.',
      designation: 'Director, cold storage, Ludhiana',
      seal: 'credit-rating',
    },
    'fourth testimonial',
  ),
];
