/**
 * Keeps React working on a page that a translator or a browser extension has changed. React assumes that the document
 * has exactly the nodes that it rendered:
 *
 * - Removing a node that was moved, or inserting before one, throws (https://github.com/facebook/react/issues/11538):
 *   `patchNodeMethods` makes both methods tolerant.
 * - Hydration replaces HTML that differs from what React renders, and with it the translation and typed text
 *   (https://github.com/facebook/react/issues/32557, https://github.com/facebook/react/issues/24430). The changes are
 *   undone before hydration and redone after it, in one task: nothing is painted between, and fields stay the same.
 * - Where HTML is replaced all the same, because it changed before any script ran, fields keep value, focus and
 *   selection, queued events are kept, and lazy parts keep their prerendered HTML (replaced-html.ts).
 */

import { createContext } from 'react';
import { hasFlag } from './protocol.ts';
import { collectFallbacks, keepFields, keepQueuedEvents } from './replaced-html.ts';

/** The ancestor of the node, or the node itself, that is a child of the parent. */
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

/** The position of a node, or the data of a text. Without a parent, the node is outside the document. */
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

/** A translator that replaces the content of a label removes the field in it, which has to stay. */
const removesField = (step: Step) =>
  'node' in step &&
  !step.parent &&
  step.node instanceof Element &&
  (step.node.matches(FIELDS) || step.node.querySelector(FIELDS) !== null);

const isInLazyPart = ({ target }: MutationRecord) =>
  (target instanceof Element ? target : target.parentElement)?.closest('[data-lazy]');

// --- Hydration

export type ForeignChanges = ReturnType<typeof trackForeignChanges>;

/** Provided around the page that is hydrated; undefined on the server and in tests of single components. */
export const ForeignChangesContext = createContext<ForeignChanges | undefined>(undefined);

/**
 * Tracks changes by others in the HTML that React is about to hydrate.
 * @param earlier changes since the boot script ran
 */
export function trackForeignChanges(root: HTMLElement, earlier: readonly MutationRecord[] = []) {
  const fallbacks = collectFallbacks(root);
  keepFields(root);
  keepQueuedEvents();
  // Changes outside the root are left alone: React does not hydrate there, and a frame that is moved reloads.
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
   * Undoes all changes, and each new one at once until `endHydration`.
   * @returns whether there were any: then hydrate in the same task, or the page is painted without its translation
   */
  function beginHydration(): boolean {
    changes.push(...observer.takeRecords());
    isHydrating = true;
    undo(changes);
    return changes.length > 0;
  }

  /** Redoes the changes. Call it in the task in which React has hydrated. */
  function endHydration() {
    if (!isHydrating) return;
    observer.takeRecords(); // discards React's own changes: a copy that it has replaced must not come back
    isHydrating = false;
    for (let step = redoSteps.pop(); step; step = redoSteps.pop()) if (!removesField(step)) applyStep(step);
    changes = changes.filter(isInLazyPart);
    observer.takeRecords(); // discards the records of these steps
    if (!document.querySelector('[data-lazy]')) observer.disconnect();
  }

  /** Calls `hydrateNow` where others have changed HTML; elsewhere React hydrates the part in short slices. */
  function hydratePart(hydrateNow: () => void) {
    onChanges(observer.takeRecords());
    if (changes.length === 0) return;
    beginHydration();
    hydrateNow();
    endHydration();
  }

  /**
   * Puts prerendered HTML back into a lazy part whose code is not loaded yet. Each part of the initial page calls it
   * once, in a layout effect, and therefore in document order.
   * @param fallback what React renders until then; null where it has hydrated the page
   */
  function restoreFallbackHtml(fallback: Element | null) {
    const nodes = fallbacks.shift();
    if (fallback && nodes) fallback.replaceChildren(...nodes);
  }

  return { beginHydration, endHydration, hydratePart, restoreFallbackHtml };
}
