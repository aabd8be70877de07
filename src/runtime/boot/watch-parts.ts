import { wait } from './event-queue.ts';

/** A field of a form has a draft (../before-boot.js); any other, such as a calculator's, takes effect when its part is hydrated. */
function waitForPart(field: HTMLInputElement) {
  const part = !field.form?.dataset.draft && field.closest<HTMLElement>('div[data-lazy]');
  if (part) wait(part);
}

/** Marks each part as waiting whose fields a visitor changes before React has hydrated it. */
export function watchParts() {
  addEventListener('input', ({ target }) => waitForPart(target as HTMLInputElement), true);
  const focused = document.activeElement as HTMLInputElement | null;
  if (focused?.value && focused.defaultValue === '') waitForPart(focused); // typed before this script ran
}
