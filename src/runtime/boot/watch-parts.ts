import { markAsWaiting } from './event-queue.ts';

/**
 * Marks the lazy part that contains a field as waiting. A changed field, such as an input of a calculator, has no effect
 * before the part is hydrated. Forms with a draft need no mark, because ../before-boot.js saves the draft.
 */
function waitForPart(field: HTMLInputElement) {
  const part = !field.form?.dataset.draft && field.closest<HTMLElement>('div[data-lazy]');
  if (part) markAsWaiting(part);
}

/** Marks a part as waiting if the visitor changes one of its fields before React has hydrated it. */
export function watchParts() {
  addEventListener('input', ({ target }) => waitForPart(target as HTMLInputElement), true);
  const focused = document.activeElement as HTMLInputElement | null;
  if (focused?.value && focused.defaultValue === '') waitForPart(focused); // the visitor typed before this script ran
}
