import { newsletter } from '../../../src/enquiry/forms/general.ts';
import { ownEnquiries, tabForms } from '../../forms.ts';
import { formSequence } from './lead.ts';
import type { Engines, Sequence } from './sequence.ts';

/** Returns the states of a form of Home. If there are several forms, they are in tabs. */
const inTab = (tab: number, engines?: Engines) =>
  formSequence('/', tabForms[tab]?.id ?? '', { ...(tabForms.length > 1 && { tab }), engines });
const [own, ...otherEnquiries] = ownEnquiries;
if (!own) throw new Error('No page has its own enquiry form');

const asNightly = (sequence: Sequence): Sequence => ({ ...sequence, isNightly: true });

/** All forms. On each change, only the form of Contact is checked: the others differ only in fields and options. */
export const forms: readonly Sequence[] = [
  formSequence('/contact', 'contact', { engines: 'all engines' }),
  ...[
    inTab(0, 'all engines'),
    formSequence('/', newsletter.id),
    formSequence(own.path, own.form.id, { engines: 'all engines' }),
    formSequence('/appointment', 'appointment'),
    formSequence('/insurenceDetails', newsletter.id),
    ...otherEnquiries.map(({ path, form }) => formSequence(path, form.id)),
    ...tabForms.slice(1).map((_, i) => inTab(i + 1)),
  ].map(asNightly),
];
