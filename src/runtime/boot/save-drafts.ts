import { draftKey } from '../protocol.ts';

/** Adds the field's value to the draft of its form. */
function save({ form, name, value }: HTMLInputElement) {
  if (!form?.dataset.draft) return;
  const key = draftKey(form.dataset.draft);
  try {
    sessionStorage[key] = JSON.stringify({ ...JSON.parse(sessionStorage[key] ?? '{}'), [name]: value });
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
