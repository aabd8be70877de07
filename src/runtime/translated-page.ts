/**
 * Keeps React working on a page that a translator or a browser extension has changed. React assumes that the document
 * has exactly the nodes that React rendered. Problems and solutions:
 *
 * - React throws when it removes a moved node, or inserts a node before one (react#11538). `patchNodeMethods` makes
 *   both methods tolerant.
 * - If the HTML differs, hydration replaces it, and the translation and typed text are lost (react#32557, react#24430).
 *   `trackForeignChanges` undoes the changes before hydration and redoes them in the same task. The browser paints
 *   nothing in between, and fields stay the same elements.
 * - Changes before any script ran cannot be undone, so React replaces the HTML. replaced-html.ts keeps values, focus,
 *   selection and queued events. `restoreFallbackHtml` keeps the prerendered HTML of lazy parts.
 */

import { createContext } from 'react';
import { hasFlag } from './protocol.ts';
import { collectFallbacks, keepFields, keepQueuedEvents } from './replaced-html.ts';

/** Returns the child of `parent` that contains the node; this can be the node itself. */
function childContaining(parent: Node, node: Node | null) {
  let current = node;
  while (current && current.parentNode !== parent) current = current.parentNode;
  return current;
}

/**
 * Makes `removeChild` and `insertBefore` work with a text node that a translator has wrapped, and ignore a text node
 * that a translator has replaced.
 */
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

/**
 * A step of undo or redo: puts a node at a position, or sets the data of a text node. Without a `parent`, the step
 * removes the node.
 */
type Step = { node: Node; parent: Node | null; next: Node | null } | { text: CharacterData; data: string };

/** Applies a step and returns its inverse. */
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

/** Returns whether a step removes a field. Translators do so when they replace the content of a label. */
const removesField = (step: Step) =>
  'node' in step &&
  !step.parent &&
  step.node instanceof Element &&
  (step.node.matches(FIELDS) || step.node.querySelector(FIELDS) !== null);

const isInLazyPart = ({ target }: MutationRecord) =>
  (target instanceof Element ? target : target.parentElement)?.closest('[data-lazy]');

// --- Hydration

export type ForeignChanges = ReturnType<typeof trackForeignChanges>;

/** The tracked changes of the page; undefined on the server, and in tests of single components. */
export const ForeignChangesContext = createContext<ForeignChanges | undefined>(undefined);

/**
 * Tracks changes by translators and extensions in the HTML that React is about to hydrate.
 * @param earlier the changes that the boot script has observed
 */
export function trackForeignChanges(root: HTMLElement, earlier: readonly MutationRecord[] = []) {
  const fallbacks = collectFallbacks(root);
  keepFields(root);
  keepQueuedEvents();
  // Ignores changes outside the root: React does not hydrate there, and undoing them would reload a moved iframe.
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
   * Undoes all changes, and each new change until `endHydration`.
   * @returns whether there were changes. If so, hydrate in the same task: otherwise the browser paints the page without
   * its translation
   */
  function beginHydration(): boolean {
    changes.push(...observer.takeRecords());
    isHydrating = true;
    undo(changes);
    return changes.length > 0;
  }

  /** Redoes the changes. Call it in the task of the hydration. */
  function endHydration() {
    if (!isHydrating) return;
    observer.takeRecords(); // discards React's own changes, so that they are never undone
    isHydrating = false;
    for (let step = redoSteps.pop(); step; step = redoSteps.pop()) if (!removesField(step)) applyStep(step);
    changes = changes.filter(isInLazyPart);
    observer.takeRecords(); // discards the records of these steps
    if (!document.querySelector('[data-lazy]')) observer.disconnect();
  }

  /**
   * Hydrates a part with `hydrateNow` if translators or extensions have changed the HTML. Otherwise does nothing: React
   * hydrates the part itself, in short tasks.
   */
  function hydratePart(hydrateNow: () => void) {
    onChanges(observer.takeRecords());
    if (changes.length === 0) return;
    beginHydration();
    hydrateNow();
    endHydration();
  }

  /**
   * Restores the prerendered HTML of a lazy part if React has replaced it by a fallback. Each part of the initial page
   * calls this function once, in a layout effect, so that the calls are in document order.
   * @param fallback the element that React renders until the code is loaded; null if React has kept the HTML
   */
  function restoreFallbackHtml(fallback: Element | null) {
    const nodes = fallbacks.shift();
    if (fallback && nodes) fallback.replaceChildren(...nodes);
  }

  return { beginHydration, endHydration, hydratePart, restoreFallbackHtml };
}
