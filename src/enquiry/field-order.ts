import { DRAFT_LINK } from '../runtime/protocol.ts';
import { createBlankValues } from './form-controls.ts';
import type { FormDefinition, Values } from './form-definition.ts';

/*
 * A field can have values from several sources. This file decides which of them has priority. What the visitor enters
 * on this page comes before a link, an answer of a calculator and an older draft.
 *
 * | Priority after a fresh navigation | after a reload, Back or Forward | Source | Provided by |
 * | --- | --- | --- | --- |
 * | 1 | 1 | form state: entered since hydration, selected by a link within the site, or restored from a submitted enquiry | React Hook Form, `useLinkedAnswer`, use-submission.ts |
 * | 2 | 3 | the field in the DOM: entered before hydration, or restored by the browser, possibly from an older copy | `readFieldValues` |
 * | 3 | 4 | `?about=` of the URL, unless the draft was saved with the same answer | `readLinkedAnswer` |
 * | 4 | 2 | the draft, which the inline script updates before hydration | draft.ts, before-boot.js |
 * | 5 | 5 | answers of a calculator, or typed elsewhere on the page (`isAnswerAccepted`) | `usePrefilledAnswers` |
 * | 6 | 6 | the blank value | `createBlankValues` |
 *
 * If the visitor follows a link with `?about=`, its answer replaces the draft. If the same URL is only loaded again, as
 * in another language, the draft has priority, because it may be newer. `DRAFT_LINK` in the draft distinguishes the
 * two.
 */

interface Sources {
  dom: Values;
  /** The answer in `?about=` of the URL. */
  linked: Values;
  /** The draft. Its key `DRAFT_LINK` has the answer in `?about=` of the URL at which the draft was saved. */
  draft: Partial<Values>;
}

/** Returns the initial value of each control when React hydrates or mounts the form. */
export function collectInitialValues(
  form: FormDefinition,
  { dom, linked, draft }: Sources,
  isFreshNavigation: boolean,
): Values {
  const entries = Object.entries(createBlankValues(form)).map(([control, blank]) => {
    const domValue = dom[control] === blank ? undefined : dom[control];
    const linkedValue = linked[control] === draft[DRAFT_LINK] ? undefined : linked[control];
    const draftValue = draft[control];
    const byPriority = isFreshNavigation
      ? [domValue, linkedValue, draftValue]
      : [draftValue, domValue, linkedValue];
    return [control, byPriority.find((value) => value !== undefined) ?? blank];
  });
  return Object.fromEntries(entries) as Values;
}

/**
 * Whether an answer of a calculator replaces the value of a field. It replaces the calculator's previous answer, but
 * not a value that the visitor has entered. It replaces an empty value only if it is new: if the field had the same
 * answer before, the visitor has emptied the field.
 * @param filled the answer that was last filled in, if any
 */
export const isAnswerAccepted = (value: string, answer: string, filled: string | undefined) =>
  value ? value === filled : answer !== filled;
