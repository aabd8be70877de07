import { DRAFT_LINK } from '../runtime/protocol.ts';
import { blankValues } from './form-definition.ts';
import type { FormDefinition, Values } from './form-definition.ts';

/**
 * Decides from which source a field of an enquiry takes its value. The other modules only deliver values. What the
 * visitor types or chooses in this visit comes before a link, an answer of a calculator and an older draft. A link
 * counts as the visitor's choice when the visitor follows it, but not when its URL is loaded again.
 *
 * | Order after a fresh navigation | after a reload, Back or Forward | Source | Delivered by |
 * | --- | --- | --- | --- |
 * | 1 | 1 | form state: entered since hydration, chosen by a link followed within the site, or resumed from a submitted enquiry | React Hook Form, `useLinkedAnswer`, use-submission.ts |
 * | 2 | 3 | the field in the page: entered before hydration, or restored by the browser, maybe from an older copy | `fieldValues` |
 * | 3 | 4 | `?about=` of the URL, unless the draft was saved under the same answer | `linkedAnswer` |
 * | 4 | 2 | the draft, to which the inline script adds what is entered before hydration | draft.ts, before-boot.js |
 * | 5 | 5 | answers of a calculator, or typed elsewhere on the page (`acceptsAnswer`) | `usePrefilledAnswers` |
 * | 6 | 6 | the blank value | `blankValues` |
 *
 * A link to another language, or a link that is opened again, loads the URL under which the draft was saved. The URL
 * alone stores the values of a calculator, and changes with them.
 */
interface Sources {
  /** The values of the fields in the page, by name. */
  page: Values;
  /** Prefilled values from the URL, by field name. */
  linked: Values;
  /** The values of the draft, and the answer of the URL under which it was saved (`DRAFT_LINK`). */
  draft: Partial<Values>;
}

/** Returns the values of a form's controls when React hydrates or mounts it. */
export function initialValues(
  form: FormDefinition,
  { page, linked, draft }: Sources,
  isNewVisit: boolean,
): Values {
  const entries = Object.entries(blankValues(form)).map(([control, blank]) => {
    const entered = page[control] === blank ? undefined : page[control];
    const newlyLinked = linked[control] === draft[DRAFT_LINK] ? undefined : linked[control];
    const drafted = draft[control];
    const value = isNewVisit ? (entered ?? newlyLinked ?? drafted) : (drafted ?? entered ?? newlyLinked);
    return [control, value ?? blank];
  });
  return Object.fromEntries(entries) as Values;
}

/**
 * Returns whether an answer of a calculator may replace a value. It replaces an earlier answer of a calculator, and an
 * empty value; if the visitor has emptied the field, the same answer is not filled in again.
 * @param filled the answer that a calculator has filled in before
 */
export const acceptsAnswer = (value: string, answer: string, filled: string | undefined) =>
  value ? value === filled : answer !== filled;
