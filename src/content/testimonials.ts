import { sample } from '../site/sample.ts';

const rated = { rating: 4, emptyRating: 1 };

export const testimonials = [
  sample(
    {
      ...rated,
      title: 'Every question had an answer',
      text: 'They went through our invoices line by line and told us which buyers a lender would accept. We knew what to expect before we signed.',
      name: 'Ritu S.',
      designation: 'Founder, packaging unit, Ghaziabad',
      seal: 'bill-discounting',
    },
    'first testimonial',
  ),
  sample(
    {
      ...rated,
      title: 'One page, every offer',
      text: 'I could see each lender’s offer on a single page, with the cost after charges. That settled the argument in our board.',
      name: 'Kabir M.',
      designation: 'CFO, auto components, Faridabad',
      seal: 'debt-restructuring',
    },
    'second testimonial',
  ),
  sample(
    {
      ...rated,
      title: 'Clear about what they do not do',
      text: 'For the tax question they sent me to a specialist the same day. The rest they explained until my father understood it too.',
      name: 'Leena P.',
      designation: 'NRI investor, Muscat',
      seal: 'wealth',
    },
    'third testimonial',
  ),
  sample(
    {
      ...rated,
      title: 'Ready for the agency',
      text: 'The rating interview held no surprises. We had practised it twice, with the very questions that were asked.',
      name: 'Harpreet G.',
      designation: 'Director, cold storage, Ludhiana',
      seal: 'credit-rating',
    },
    'fourth testimonial',
  ),
];
