import { DRAFT_LINK } from '../runtime/protocol.ts';
import { createBlankValues } from './form-controls.ts';
import type { FormDefinition, Values } from './form-definition.ts';

/*
 * A field can have values from several sources. This file decides which source has priority. What the visitor enters
 * on this page comes before a link, an answer of a calculator and an older draft.
 *
 * | Priority after a fresh navigation | Priority after a reload, Back or Forward | Source | Provided by |
 * | --- | --- | --- | --- |
 * | 1 | 1 | form state: entered since hydration, selected by a link within the site, or restored from a submitted enquiry | React Hook Form, `useLinkedAnswer`, use-submission.ts |
 * | 2 | 3 | the field in the DOM: entered before hydration, or restored by the browser, possibly from an older copy | `readFieldValues` |
 * | 3 | 4 | `?about=` of the URL, unless the draft was saved with the same answer | `readLinkedAnswer` |
 * | 4 | 2 | the draft, which the inline script updates before hydration | draft.ts, before-boot.js |
 * | 5 | 5 | answers from a calculator or from another field of the page (`isAnswerAccepted`) | `usePrefilledAnswers` |
 * | 6 | 6 | the blank value | `createBlankValues` |
 *
 * If the visitor follows a link with `?about=`, the answer of the link replaces the draft's answer. If the page is only
 * loaded again with the same `?about=`, for example in another language, the draft has priority, because it may be newer.
 * The draft contains the answer of the link (`DRAFT_LINK`), so that this file can distinguish the two cases.
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
 * Returns whether an answer of a calculator replaces the value of a field. The answer replaces the calculator's
 * previous answer (`filled`), but not a value that the visitor has entered. An empty field accepts only a new answer,
 * because if it had the same answer before, the visitor has emptied it.
 * @param filled the answer that was last filled in, if any
 */
export const isAnswerAccepted = (value: string, answer: string, filled: string | undefined) =>
  value ? value === filled : answer !== filled;
