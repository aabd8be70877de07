import { newsletter } from '../../../src/enquiry/forms/letters.ts';
import { ownEnquiries, tabForms } from '../../forms.ts';
import { lead } from './lead.ts';
import type { Engines, Sequence } from './sequence.ts';

/** A form of Home; with only one form there are no tabs. */
const inTab = (tab: number, engines?: Engines) =>
  lead('/', tabForms[tab]?.id ?? '', { ...(tabForms.length > 1 && { tab }), engines });
const [own, ...otherEnquiries] = ownEnquiries;
if (!own) throw new Error('No page has an enquiry of its own');

const nightly = (sequence: Sequence): Sequence => ({ ...sequence, isNightly: true });

/** On each change one in a tab and one of a page; the others differ by their fields and options. */
export const forms: readonly Sequence[] = [
  inTab(0, 'all engines'),
  lead('/contact', 'contact', { engines: 'all engines' }),
  ...[
    lead('/', newsletter.id),
    lead(own.path, own.form.id, { engines: 'all engines' }),
    lead('/appointment', 'appointment'),
    lead('/insurenceDetails', newsletter.id),
    ...otherEnquiries.map(({ path, form }) => lead(path, form.id)),
    ...tabForms.slice(1).map((_, i) => inTab(i + 1)),
  ].map(nightly),
];
