import type { LeadForm } from './forms.ts';

export interface Manner {
  /** Emptied after a valid submit. */
  resets: boolean;
  /** Its success words outlive a later invalid submit. */
  keepsSuccess: boolean;
  /** From the opening of the chat to reset and success, in ms. */
  settlesAfter: number;
  /** The submit button is aria-disabled while the form is invalid. */
  showsInvalid: boolean;
}

const usual: Manner = { resets: true, keepsSuccess: false, settlesAfter: 0, showsInvalid: false };
const letter: Manner = { ...usual, settlesAfter: 500, showsInvalid: true };

/** How each form behaves after a submit: specification, sections 4 and 9. */
export const manners: Record<LeadForm, Manner> = {
  loan: { ...usual, resets: false, keepsSuccess: true },
  discounting: usual,
  funding: usual,
  compliance: usual,
  newsletter: usual,
  contact: letter,
  appointment: letter,
};
