/** Keeps the visitor's input in prerendered HTML that React replaces (translated-page.ts). */

import { PART_COMMITTED, PART_REQUESTED } from './protocol.ts';

type Field = HTMLInputElement; // also used for text areas and selects

/** Sets a value with the setter of the prototype. React ignores a value that is set with the element's own property. */
function setValue(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Restores the value, the focus and the selection of a field if React replaces its element. */
export function keepFields(root: HTMLElement) {
  const { pathname } = location;
  let fields = [...root.querySelectorAll<Field>('input,select,textarea')];
  let focused: EventTarget | null = document.activeElement;
  // Listens in the capture phase: React stops the event in HTML that it has not hydrated.
  addEventListener('focusin', ({ target }) => (focused = target), true);
  let leaving: Event | undefined;
  for (const type of ['change', 'blur', 'focusout'])
    addEventListener(type, (event) => (leaving = event), true);
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
      // Does not restore the focus while it moves to another field: React may hydrate for `change` or `blur`, when no
      // element has the focus. `eventPhase` is 0 after the dispatch.
      const isMoving = leaving?.eventPhase;
      if (field === focused && document.activeElement === document.body && !isMoving) {
        current.focus({ preventScroll: true });
        const { selectionStart, selectionEnd, selectionDirection } = field;
        // In email fields, scripts cannot read the selection.
        if (typeof selectionStart === 'number')
          current.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
      }
      return field.isConnected && field.closest('[data-lazy]') !== null; // React may replace it later
    });
  });
}

const queuedControls = () => [...document.querySelectorAll<HTMLElement>('[data-queued]')];
const labelOf = (element: Element) => element.ariaLabel ?? element.textContent;

/**
 * If React replaces a control with a queued event (event-queue.ts), moves the event to the new one with the same label.
 */
export function keepQueuedEvents() {
  let queued = queuedControls();
  addEventListener(PART_REQUESTED, () => (queued = queuedControls()));
  addEventListener(PART_COMMITTED, () => {
    for (const control of queued) {
      if (control.isConnected) continue;
      const elements = [...document.querySelectorAll<HTMLElement>(control.localName)];
      const replacement = elements.find((element) => labelOf(element) === labelOf(control));
      if (replacement) replacement.dataset.queued = '';
    }
    queued = queuedControls();
  });
}

/** Returns the prerendered nodes of each Suspense boundary. React marks a boundary with comments. */
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
