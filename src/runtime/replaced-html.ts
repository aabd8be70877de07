/* Restores the visitor's input when React replaces prerendered HTML (translated-page.ts). */

import { PART_COMMITTED, PART_REQUESTED } from './protocol.ts';

// A field can also be a text area or a select. Properties that these elements lack are undefined.
type Field = HTMLInputElement;

/**
 * Sets the value of a field, and makes React handle the change. React overrides the element's `value` property and
 * ignores values that are set through this property, so the function calls the setter of the element's prototype.
 */
function setValue(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** If React replaces the element of a field, restores the field's value, focus and selection. */
export function keepFields(root: HTMLElement) {
  const { pathname } = location;
  let fields = [...root.querySelectorAll<Field>('input,select,textarea')];
  let focused: EventTarget | null = document.activeElement;
  // The listener is in the capture phase, because React stops the propagation of the event in HTML that it has not
  // hydrated.
  addEventListener('focusin', ({ target }) => (focused = target), true);
  /** The last event that was dispatched because the focus left a field, or because its value changed. */
  let leaveEvent: Event | undefined;
  for (const type of ['change', 'blur', 'focusout'])
    addEventListener(type, (event) => (leaveEvent = event), true);
  addEventListener(PART_COMMITTED, () => {
    if (location.pathname !== pathname) fields = [];
    fields = fields.filter((field) => {
      const current = field.isConnected ? field : (document.getElementById(field.id) as Field | null);
      if (!current) return true;
      if (current !== field) {
        if (field.type === 'radio') {
          if (field.checked && !current.checked) current.click();
        } else if (field.value && ![field.defaultValue, current.value].includes(field.value)) {
          setValue(current, field.value);
        }
      }
      // The focus must not be restored while it moves to another field. React may hydrate during the `change` or `blur`
      // event of the old field, when no element has the focus. `eventPhase` is 0 after an event has been dispatched.
      const isFocusMoving = leaveEvent !== undefined && leaveEvent.eventPhase !== 0;
      if (field === focused && document.activeElement === document.body && !isFocusMoving) {
        current.focus({ preventScroll: true });
        const { selectionStart, selectionEnd, selectionDirection } = field;
        // The selection is null in email fields, because scripts cannot read it there.
        if (typeof selectionStart === 'number')
          current.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
      }
      // React can replace a field again only in a part that is not hydrated yet, so other fields leave the list.
      return field.isConnected && field.closest('[data-lazy]') !== null;
    });
  });
}

const findQueuedControls = () => [...document.querySelectorAll<HTMLElement>('[data-queued]')];
const readLabel = (element: Element) => element.ariaLabel ?? element.textContent;

/**
 * If React replaces a control that has a queued event (event-queue.ts), queues the event for the control of the same
 * kind that has the same label.
 */
export function keepQueuedEvents() {
  let queued = findQueuedControls();
  addEventListener(PART_REQUESTED, () => (queued = findQueuedControls()));
  addEventListener(PART_COMMITTED, () => {
    for (const control of queued) {
      if (control.isConnected) continue;
      const elements = [...document.querySelectorAll<HTMLElement>(control.localName)];
      const replacement = elements.find((element) => readLabel(element) === readLabel(control));
      if (replacement) replacement.dataset.queued = '';
    }
    queued = findQueuedControls();
  });
}

/**
 * Returns the prerendered nodes of each Suspense boundary, in document order. React marks the boundaries with comments.
 */
export function collectPrerenderedParts(root: Node): Node[][] {
  const parts: Node[][] = [];
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    if ((comments.currentNode as Comment).data !== '$') continue;
    const nodes: Node[] = [];
    for (let node = comments.currentNode.nextSibling; node; node = node.nextSibling) {
      if (node instanceof Comment && node.data === '/$') break;
      nodes.push(node);
    }
    parts.push(nodes);
  }
  return parts;
}
