import { PART_LIVE } from '../runtime/protocol.ts';

type Field = HTMLInputElement; // texts and selects lack some of it, and differ in nothing else here

/** As if the visitor had typed it: React hears only of a value that was not set through its own property. */
function type(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Password managers put nodes beside fields, and translators wrap each text. Where React finds other HTML than it
 * wrote, it puts its own in the place; the fields that it throws away still hold what was typed, and which of them
 * had the focus. Call it before React starts.
 */
export function keepWords(root: HTMLElement) {
  const { pathname } = location;
  let kept = [...root.querySelectorAll<Field>('input,select,textarea')];
  let focused: EventTarget | null = document.activeElement;
  addEventListener('focusin', ({ target }) => (focused = target));
  addEventListener(PART_LIVE, () => {
    kept = kept.filter((old) => {
      // A form that has lived, as it says itself, was not thrown away for this.
      if (location.pathname !== pathname || old.form?.noValidate) return false;
      const now = document.getElementById(old.id) as Field | null;
      if (!now || now === old) return true;
      const { activeElement } = document;
      if (now === activeElement && now.value) return false; // typing has begun anew
      if (now.type === 'radio' && old.checked && !now.checked) now.click();
      else if (old.value && old.value !== now.value) type(now, old.value);
      if (old === focused && activeElement === document.body) {
        now.focus({ preventScroll: true });
        // An address of mail tells none.
        if (typeof old.selectionStart === 'number')
          now.setSelectionRange(old.selectionStart, old.selectionEnd);
      }
      return false;
    });
  });
}

/** The child of the parent that holds the node: a translator wraps texts. */
function childWith(parent: Node, node: Node | null) {
  let at = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/**
 * A translator wraps each text, or puts its own in the place. React then asks for a text to be removed from where it
 * is no more, and by the standard that throws, which would end the page: here what holds it goes, if anything.
 */
export function forgiveForeignNodes() {
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    const own = childWith(this, child);
    if (own) removeChild.call(this, own);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null) {
    return insertBefore.call(this, node, childWith(this, before)) as Child;
  };
}
