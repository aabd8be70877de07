/** Sample data that several `SpecimenGroup`s share. */

import { byService } from 'virtual:articles/by-service';
import { services } from '../../site/services.ts';
import type { Person } from '../../sections/person-card.tsx';

/** The path of the first service that has articles. If no service has articles, the path of the first service. */
export const servicePath = (services.find(({ path }) => byService[path]) ?? services[0]).path;

export const people: readonly Person[] = [
  { name: 'Asha R.', role: 'Loans', text: 'Reads the offer before you do.', seal: 'loans' },
  { name: 'Bharat K.', role: 'Ratings', text: 'Prepares the interview.', seal: 'credit-rating' },
  { name: 'Charu M.', role: 'Insurance', text: 'Reads the exclusions first.', seal: 'insurance' },
  { name: 'Dev S.', role: 'Wealth', text: 'Looks at the portfolio as one.', seal: 'wealth' },
];

export const steps = [
  { title: 'Understand needs', text: 'You say what the money or the cover is for.' },
  { title: 'Schedule consultation', text: 'You hear beforehand which papers to bring.' },
  { title: 'Customised solution', text: 'A proposal with its costs and conditions spelled out.' },
  { title: 'Implementation and support', text: 'We take it through and stay within reach.' },
];

export const reasons = [
  { title: 'A date to plan with', text: 'A lower rate, agreed with the bank you have.' },
  { title: 'More of the invoice', text: 'Export bills are discounted within 1–3 days.' },
  { title: 'Nothing in advance', text: 'You pay only on successful implementation.' },
];

export const contact = { label: 'Write to us', to: '/contact' } as const;
