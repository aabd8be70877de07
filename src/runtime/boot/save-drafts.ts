import { draftKey, draftLink } from '../protocol.ts';
import { wait } from './event-queue.ts';

/**
 * Adds the field's value to the draft of its form. A field without one, such as a calculator's, takes effect when its
 * part is hydrated.
 */
function save(field: HTMLInputElement) {
  const { form, name, value } = field;
  if (!form?.dataset.draft) {
    const part = field.closest<HTMLElement>('div[data-lazy]');
    if (part) wait(part);
    return;
  }
  const key = draftKey(form.dataset.draft);
  try {
    const draft = JSON.parse(sessionStorage[key] ?? '{}');
    sessionStorage[key] = JSON.stringify({ ...draft, ...draftLink(), [name]: value });
  } catch {
    // storage is blocked or has no valid draft: the field itself still has the value
  }
}

/**
 * Saves what a visitor enters before React has hydrated the form. The draft is then always newer than the values that
 * the browser restores, and React can rely on it.
 */
export function saveDrafts() {
  addEventListener('input', ({ target }) => save(target as HTMLInputElement), true);
  const focused = document.activeElement as HTMLInputElement | null;
  if (focused?.value && focused.defaultValue === '') save(focused); // typed before this script ran
}
