/* Restores the visitor's input when React replaces prerendered HTML (translated-page.ts). */

import { PART_COMMITTED, PART_REQUESTED } from './protocol.ts';

type Field = HTMLInputElement; // or a text area or select, of which only common properties are used

/**
 * Sets the value of a field, and makes React notice it: with the setter of the prototype, because React replaces the
 * `value` property of the element and ignores values that are set by it.
 */
function setValue(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Restores the value, the focus and the selection of a field if React replaces its element. */
export function keepFields(root: HTMLElement) {
  const { pathname } = location;
  let fields = [...root.querySelectorAll<Field>('input,select,textarea')];
  let focused: EventTarget | null = document.activeElement;
  // In the capture phase, because React stops the propagation of the event in HTML that it has not hydrated.
  addEventListener('focusin', ({ target }) => (focused = target), true);
  /** The last event by which a field was left. */
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
      // React may hydrate during `change` or `blur`, when no element has the focus because it moves to another field. It
      // must then not be restored. `eventPhase` is 0 after the dispatch of an event.
      const isMoving = leaveEvent !== undefined && leaveEvent.eventPhase !== 0;
      if (field === focused && document.activeElement === document.body && !isMoving) {
        current.focus({ preventScroll: true });
        const { selectionStart, selectionEnd, selectionDirection } = field;
        // In email fields, scripts cannot read the selection: it is null.
        if (typeof selectionStart === 'number')
          current.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
      }
      // React may still replace a field in a part that is not hydrated yet.
      return field.isConnected && field.closest('[data-lazy]') !== null;
    });
  });
}

const findQueuedControls = () => [...document.querySelectorAll<HTMLElement>('[data-queued]')];
const readLabel = (element: Element) => element.ariaLabel ?? element.textContent;

/**
 * If React replaces a control with a queued event (event-queue.ts), queues the event for the new control with the same
 * label.
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

/** Returns the prerendered nodes of each Suspense boundary, which React marks with comments. */
export function collectFallbacks(root: Node): Node[][] {
  const fallbacks: Node[][] = [];
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    if ((comments.currentNode as Comment).data !== '$') continue;
    const nodes: Node[] = [];
    for (let node = comments.currentNode.nextSibling; node; node = node.nextSibling) {
      if (node instanceof Comment && node.data === '/$') break;
      nodes.push(node);
    }
    fallbacks.push(nodes);
  }
  return fallbacks;
}
