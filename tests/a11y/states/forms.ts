import { newsletter } from '../../../src/enquiry/forms/home.ts';
import { ownEnquiries, tabForms } from '../../forms.ts';
import { lead } from './lead.ts';
import type { By, Sequence } from './sequence.ts';

/** Where there is but one, no tab shows it. */
const inTab = (tab: number, by?: By) =>
  lead('/', tabForms[tab]?.id ?? '', { ...(tabForms.length > 1 && { tab }), by });
const [own, ...ownAlike] = ownEnquiries;
if (!own) throw new Error('No page has an enquiry of its own');

/** One of each kind of form that makes a lead. */
export const forms: readonly Sequence[] = [
  inTab(0, 'Alfa by night'), // Home is three times as long, and Alfa knows no part of a page
  lead('/', newsletter.id),
  lead('/contact', 'contact', { by: 'Alfa by night' }),
  lead(own.path, own.form.id, { by: 'every engine' }),
  lead('/appointment', 'appointment'),
];

/** These differ from the first by the options of one list: for `npm run test:all`. */
export const formsAlike: readonly Sequence[] = [
  ...ownAlike.map(({ path, form }) => lead(path, form.id)),
  ...tabForms.slice(1).map((_, i) => inTab(i + 1)),
];
