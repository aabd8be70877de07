/**
 * Keeps React working on a page that a translator or a browser extension has changed. React assumes that the document
 * has exactly the nodes that React rendered:
 *
 * - Removing a node that was moved, or inserting before one, throws (https://github.com/facebook/react/issues/11538):
 *   `patchNodeMethods` makes both methods tolerant.
 * - Hydration replaces HTML that differs from what React renders, and with it the translation and typed text
 *   (https://github.com/facebook/react/issues/32557, https://github.com/facebook/react/issues/24430). The changes are
 *   undone before hydration and redone after it, in one task: nothing is painted between, and fields stay the same.
 * - If a change before any script ran makes React replace HTML, fields keep value, focus and selection, queued events
 *   stay in the queue, and lazy parts keep their prerendered HTML (replaced-html.ts).
 */

import { createContext } from 'react';
import { hasFlag } from './protocol.ts';
import { collectFallbacks, keepFields, keepQueuedEvents } from './replaced-html.ts';

/** Returns the child of the parent that is the node or contains it. */
function childContaining(parent: Node, node: Node | null) {
  let current = node;
  while (current && current.parentNode !== parent) current = current.parentNode;
  return current;
}

/** Makes `removeChild` and `insertBefore` find a text node that a translator has wrapped, and ignore one it replaced. */
export function patchNodeMethods() {
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    const ownChild = childContaining(this, child);
    if (ownChild) removeChild.call(this, ownChild);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null) {
    return insertBefore.call(this, node, childContaining(this, before)) as Child;
  };
}

// --- Undo and redo

/** A step: the position of a node, or the data of a text. Without a parent, the node is outside the document. */
type Step = { node: Node; parent: Node | null; next: Node | null } | { text: CharacterData; data: string };

/** Applies a step and returns the one that reverts it. */
function applyStep(step: Step): Step {
  if ('text' in step) {
    const { text } = step;
    const inverse = { text, data: text.data };
    text.data = step.data;
    return inverse;
  }
  const { node, parent, next } = step;
  const inverse = { node, parent: node.parentNode, next: node.nextSibling };
  if (parent) parent.insertBefore(node, next?.parentNode === parent ? next : null);
  else node.parentNode?.removeChild(node);
  return inverse;
}

const FIELDS = 'input, select, textarea';

/** A translator that replaces the content of a label removes the field in it, which must stay. */
const removesField = (step: Step) =>
  'node' in step &&
  !step.parent &&
  step.node instanceof Element &&
  (step.node.matches(FIELDS) || step.node.querySelector(FIELDS) !== null);

const isInLazyPart = ({ target }: MutationRecord) =>
  (target instanceof Element ? target : target.parentElement)?.closest('[data-lazy]');

// --- Hydration

export type ForeignChanges = ReturnType<typeof trackForeignChanges>;

/** The context of the hydrated page; undefined on the server and in tests of single components. */
export const ForeignChangesContext = createContext<ForeignChanges | undefined>(undefined);

/**
 * Tracks changes by translators and extensions in the HTML that React is about to hydrate.
 * @param earlier changes since the boot script ran
 */
export function trackForeignChanges(root: HTMLElement, earlier: readonly MutationRecord[] = []) {
  const fallbacks = collectFallbacks(root);
  keepFields(root);
  keepQueuedEvents();
  // Ignores changes outside the root: React does not hydrate there, and a moved frame reloads.
  let changes = earlier.filter(({ target }) => root.contains(target));
  const redoSteps: Step[] = [];
  let isHydrating = false;

  function undo(records: readonly MutationRecord[]) {
    const apply = (step: Step) => void redoSteps.push(applyStep(step));
    for (const { type, target, addedNodes, removedNodes, nextSibling, oldValue } of [...records].reverse()) {
      if (type === 'characterData') apply({ text: target as CharacterData, data: oldValue ?? '' });
      for (const node of addedNodes)
        if (node.parentNode === target) apply({ node, parent: null, next: null });
      for (const node of removedNodes) apply({ node, parent: target, next: nextSibling });
    }
    observer.takeRecords(); // discards the records of these steps
  }

  function onChanges(records: MutationRecord[]) {
    changes.push(...(hasFlag('hydrated') ? records.filter(isInLazyPart) : records));
    if (isHydrating) undo(records);
  }

  const observer = new MutationObserver(onChanges);
  observer.observe(root, { childList: true, subtree: true, characterDataOldValue: true });

  /**
   * Undoes all changes, and until `endHydration` also each new change.
   * @returns whether there were changes. Then hydrate in the same task; otherwise the browser paints the page without
   * its translation
   */
  function beginHydration(): boolean {
    changes.push(...observer.takeRecords());
    isHydrating = true;
    undo(changes);
    return changes.length > 0;
  }

  /** Redoes the changes. Call it in the task in which React hydrated. */
  function endHydration() {
    if (!isHydrating) return;
    observer.takeRecords(); // discards React's own changes: replaced HTML must not return
    isHydrating = false;
    for (let step = redoSteps.pop(); step; step = redoSteps.pop()) if (!removesField(step)) applyStep(step);
    changes = changes.filter(isInLazyPart);
    observer.takeRecords(); // discards the records of these steps
    if (!document.querySelector('[data-lazy]')) observer.disconnect();
  }

  /**
   * Calls `hydrateNow` if translators or extensions have changed the HTML. Otherwise React hydrates the part in short
   * tasks.
   */
  function hydratePart(hydrateNow: () => void) {
    onChanges(observer.takeRecords());
    if (changes.length === 0) return;
    beginHydration();
    hydrateNow();
    endHydration();
  }

  /**
   * Restores the prerendered HTML of a lazy part whose code is not loaded yet. Each part of the initial page calls it
   * once in a layout effect, so the calls are in document order.
   * @param fallback the element that React renders until then; null if React has hydrated the page
   */
  function restoreFallbackHtml(fallback: Element | null) {
    const nodes = fallbacks.shift();
    if (fallback && nodes) fallback.replaceChildren(...nodes);
  }

  return { beginHydration, endHydration, hydratePart, restoreFallbackHtml };
}
