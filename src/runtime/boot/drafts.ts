import { draftKey } from '../protocol.ts';

/** Adds a field to the draft of its form, until React keeps the draft. */
function keep({ form, name, value }: HTMLInputElement) {
  if (!form?.dataset.draft) return;
  const key = draftKey(form.dataset.draft);
  try {
    sessionStorage[key] = JSON.stringify({ ...JSON.parse(sessionStorage[key] ?? '{}'), [name]: value });
  } catch {
    // no storage, or no draft in it: the field itself still has the value
  }
}

/**
 * Saves what a visitor enters before React has hydrated the form. The draft is then always newer than the copy from
 * which the browser restores fields, and React can rely on it.
 */
export function keepDrafts() {
  addEventListener('input', ({ target }) => keep(target as HTMLInputElement), true);
  const focused = document.activeElement as HTMLInputElement | null;
  if (focused?.value && focused.defaultValue === '') keep(focused); // typed before this script
}
