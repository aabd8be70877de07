import { LIVE_EVENT } from '../components/deferred.tsx';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isText = (field: Field): field is HTMLInputElement | HTMLTextAreaElement => 'selectionStart' in field;

/** As if the visitor had done it: past React, which hides a value that it has not seen typed, and then told to it. */
function bring(old: Field, now: Field) {
  if ('checked' in old && 'checked' in now && old.checked !== now.checked) now.click();
  if (!old.value || old.value === now.value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value')?.set?.call(now, old.value);
  for (const type of ['input', 'change']) now.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Password managers put nodes beside fields, and translators wrap each text. Where React finds other HTML than it
 * wrote, it puts its own in the place; the fields that it throws away still hold what was typed, and which of them
 * had the focus. Call it before React starts.
 */
export function keepWords(root: HTMLElement) {
  const { pathname } = location;
  const kept = new Set(root.querySelectorAll<Field>('input, select, textarea'));
  let focused = document.activeElement;
  const follow = (event: FocusEvent) => (focused = event.target as Element);
  const restore = () => {
    if (location.pathname !== pathname) kept.clear();
    for (const old of kept) {
      const now = document.getElementById(old.id) as Field | null;
      const lived = old.form?.noValidate; // what a live form says of itself
      if (lived) kept.delete(old);
      if (lived || !now || now === old) continue;
      kept.delete(old);
      // Whoever has begun to type anew goes on.
      if (now === document.activeElement && now.value) continue;
      bring(old, now);
      if (old !== focused || document.activeElement !== document.body) continue;
      now.focus({ preventScroll: true });
      if (isText(old) && isText(now) && old.selectionStart !== null)
        now.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
  };
  document.addEventListener('focusin', follow);
  addEventListener(LIVE_EVENT, restore);
}
