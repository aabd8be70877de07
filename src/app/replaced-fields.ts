import { PART_COMMITTED, PART_WANTED } from '../runtime/protocol.ts';

type Field = HTMLInputElement; // text areas and selects lack some of its properties, and differ in nothing else here

let fields: Field[] = [];
let focused: EventTarget | null = null;
let pathname = '';

/** Sets a value as if the visitor had typed it: React ignores one that is set through its own property. */
function type(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function focus(field: Field, { selectionStart, selectionEnd, selectionDirection }: Selected) {
  field.focus({ preventScroll: true });
  // A field for an email address has no selection that a script could read.
  if (typeof selectionStart === 'number')
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
type Selected = Pick<Field, 'selectionStart' | 'selectionEnd' | 'selectionDirection'>;

/**
 * Where React finds other HTML than it rendered it replaces it: the new fields get the value, focus and selection of
 * those that were removed. Runs in a layout effect, so that no key comes in between.
 */
function restoreReplacedFields() {
  if (location.pathname !== pathname) fields = [];
  fields = fields.filter((field) => {
    const current = field.isConnected ? field : (document.getElementById(field.id) as Field | null);
    if (!current) return true;
    if (current !== field) {
      if (field.type === 'radio') {
        if (field.checked && !current.checked) current.click();
      } else if (field.value && field.value !== current.value) type(current, field.value);
    }
    if (field === focused && document.activeElement === document.body) focus(current, field);
    return field.isConnected && field.closest('[data-late]') !== null; // React hydrates it later
  });
}

/** The controls whose press the boot script has queued. */
let queued: HTMLElement[] = [];
const rememberQueued = () => {
  queued = [...document.querySelectorAll<HTMLElement>('[data-queued]')];
};

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent;

/** Queues the press on a control that React has replaced on the new one, which has the same name. */
function restoreQueuedPresses() {
  for (const old of queued) {
    if (old.isConnected) continue;
    const found = [...document.querySelectorAll<HTMLElement>(old.localName)].find(
      (other) => nameOf(other) === nameOf(old),
    );
    if (found) found.dataset.queued = '';
  }
  rememberQueued();
}

/** Keeps what is in the fields of the prerendered page, whatever React replaces. Call it before React hydrates. */
export function keepFields(root: HTMLElement) {
  ({ pathname } = location);
  fields = [...root.querySelectorAll<Field>('input,select,textarea')];
  focused = document.activeElement;
  // In the capture phase: React stops its propagation in what it has not hydrated.
  addEventListener('focusin', ({ target }) => (focused = target), true);
  addEventListener(PART_COMMITTED, restoreReplacedFields);
  rememberQueued();
  addEventListener(PART_WANTED, rememberQueued);
  addEventListener(PART_COMMITTED, restoreQueuedPresses);
}
