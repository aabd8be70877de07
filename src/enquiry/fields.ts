import { firm } from '../site/firm.ts';
import type { Choice } from './options.ts';
import type { Field, LeadForm, FormBehaviour, TextKind } from './record.ts';

/* The answers that forms ask for, ready to be put into a record. */

export const name = { kind: 'name', label: 'Full name', inLead: 'Name' } as const satisfies Field;
export const email = { kind: 'email', label: 'Email' } as const satisfies Field;
export const phone = { kind: 'phone', label: 'Phone' } as const satisfies Field;
export const message = { kind: 'message', label: 'Message' } as const satisfies Field;
export const reply = {
  kind: 'reply',
  label: 'How should we answer?',
  inLead: 'Answer by',
} as const satisfies Field;

export const choice = ({ inLead, hint, ...from }: Choice & { inLead?: string; hint?: string }) =>
  ({
    kind: 'choice',
    label: from.label,
    ...(inLead && { inLead }),
    ...(hint && { hint }),
    choice: from,
  }) as const satisfies Field;
export const text = (words: Omit<TextKind, 'kind'>) => ({ kind: 'text', ...words }) as const satisfies Field;

export const city = text({
  label: 'Your city',
  inLead: 'City',
  missing: 'Write the name of your city.',
  autoComplete: 'address-level2',
});
export const company = text({
  label: 'Company',
  missing: 'Write the name of your company.',
  autoComplete: 'organization',
});

export const usual: FormBehaviour = {
  resets: true,
  keepsSuccess: false,
  settlesAfter: 0,
  countsMissing: false,
};
export const letter: FormBehaviour = { ...usual, settlesAfter: 500, countsMissing: true };

/** The lead of a short form: the firm answers at once. */
export const notice = (header: string): LeadForm['lead'] => ({
  header,
  timeLabel: `Time in ${firm.clock.place}`,
  closing: 'Please respond ASAP.',
});
/** The lead of a letter: the firm follows it up. */
export const followUp = (header: string): LeadForm['lead'] => ({
  header,
  timeLabel: 'Received on',
  closing: 'Please follow up with this customer.',
});
