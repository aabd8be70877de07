import { wait } from './event-queue.ts';

/**
 * Fields of a form have a draft (../before-boot.js). The value of any other field, such as in a calculator, has an
 * effect only when its part is hydrated.
 */
function waitForPart(field: HTMLInputElement) {
  const part = !field.form?.dataset.draft && field.closest<HTMLElement>('div[data-lazy]');
  if (part) wait(part);
}

/** Marks a part as waiting if the visitor changes its fields before React has hydrated it. */
export function watchParts() {
  addEventListener('input', ({ target }) => waitForPart(target as HTMLInputElement), true);
  const focused = document.activeElement as HTMLInputElement | null;
  if (focused?.value && focused.defaultValue === '') waitForPart(focused); // typed before this script ran
}
