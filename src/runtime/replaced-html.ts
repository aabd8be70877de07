/** Keeps the visitor's input in prerendered HTML that React replaces (translated-page.ts). */

import { PART_COMMITTED, PART_REQUESTED } from './protocol.ts';

type Field = HTMLInputElement; // also text areas and selects: only their selection differs here

/** Sets a value by the setter of the prototype: React ignores a value that is set by the element's own property. */
function setValue(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Restores the values of fields of the prerendered page if React replaces these fields. */
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
      // While the focus moves to the next field, no element has it, and React may hydrate to dispatch `change`.
      const isMoving = leaving?.eventPhase; // 0 after the dispatch
      if (field === focused && document.activeElement === document.body && !isMoving) {
        current.focus({ preventScroll: true });
        const { selectionStart, selectionEnd, selectionDirection } = field;
        // Email fields have no selection for scripts.
        if (typeof selectionStart === 'number')
          current.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
      }
      return field.isConnected && field.closest('[data-lazy]') !== null; // React may replace it later
    });
  });
}

const queuedControls = () => [...document.querySelectorAll<HTMLElement>('[data-queued]')];
const labelOf = (element: Element) => element.ariaLabel ?? element.textContent;

/** Moves a queued event (boot/event-queue.ts) to the new element, with the same label, if React replaces its control. */
export function keepQueuedEvents() {
  let queued = queuedControls();
  addEventListener(PART_REQUESTED, () => (queued = queuedControls()));
  addEventListener(PART_COMMITTED, () => {
    for (const old of queued) {
      if (old.isConnected) continue;
      const elements = [...document.querySelectorAll<HTMLElement>(old.localName)];
      const replacement = elements.find((element) => labelOf(element) === labelOf(old));
      if (replacement) replacement.dataset.queued = '';
    }
    queued = queuedControls();
  });
}

/** The prerendered nodes of each Suspense boundary, which React marks by comments. */
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
