/**
 * Decides which source gives a field of an enquiry its value. What the visitor types or chooses comes before what is
 * only in the URL; a link is a choice of the visitor when it is followed, and not when its URL is loaded again.
 *
 * | Order in a document that a link opened | after a reload, Back or Forward | Source |
 * | --- | --- | --- |
 * | 1 | 1 | form state: entered since hydration, or chosen by a link followed within the site (`useLinkedAnswer`) |
 * | 2 | 3 | the field in the page: entered before hydration, or restored by the browser, maybe from an older copy |
 * | 3 | 4 | `?about=` of the URL, unless the draft was saved under the same answer |
 * | 4 | 2 | the draft, to which the boot script adds what is entered before hydration |
 * | 5 | 5 | answers of a calculator (`acceptsAnswer`) |
 * | 6 | 6 | the blank value |
 *
 * A link to another language, and a link that is opened again, load the URL under which the draft was saved. The values
 * of a calculator itself are in the URL alone, which changes with them.
 */
interface Sources {
  /** The field in the page, if it is not blank. */
  shown: string | undefined;
  linked: string | undefined;
  draft: string | undefined;
  /** The answer of the URL under which the draft was saved. */
  draftLink: string | undefined;
}

/** Returns the value of a field when React hydrates or mounts its form; undefined for the blank value. */
export function restoredValue({ shown, linked, draft, draftLink }: Sources, isNewVisit: boolean) {
  const newlyLinked = linked === draftLink ? undefined : linked;
  return isNewVisit ? (shown ?? newlyLinked ?? draft) : (draft ?? shown ?? newlyLinked);
}

/**
 * Returns whether an answer of a calculator may replace a value: an earlier one of a calculator, or an empty one, unless
 * the visitor has removed the same answer.
 * @param filled what a calculator has filled in before
 */
export const acceptsAnswer = (value: string, answer: string, filled: string | undefined) =>
  value ? value === filled : answer !== filled;
