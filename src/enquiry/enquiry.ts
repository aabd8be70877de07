import { loadUnsent } from './draft.ts';
import type { Unsent } from './draft.ts';
import type { LeadForm } from './form-definition.ts';

/** A valid enquiry on its way: the visitor still has to press Send in the chat. */
export interface Enquiry extends Unsent {
  window: 'opened' | 'blocked';
  /** `now`: just handed to the chat. `before`: on an earlier load of the page. `confirmed`: the visitor says it went out. */
  stage: 'now' | 'before' | 'confirmed';
}

/** What an earlier load of the page left unsent. */
export function unsentBefore(form: LeadForm): Enquiry | undefined {
  const unsent = loadUnsent(form.id);
  return unsent && { ...unsent, window: 'opened', stage: 'before' };
}
