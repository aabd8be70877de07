/**
 * Keeps React working on a page that a translation tool or a browser extension has changed. React assumes that the
 * document has exactly the nodes that React has rendered. Problems and solutions:
 *
 * - React throws when it removes a moved node, or inserts a node before a moved node (react#11538). `patchNodeMethods`
 *   patches `removeChild` and `insertBefore` so that they do not throw.
 * - If the HTML differs, React replaces it at hydration, and the translation and typed text are lost (react#32557,
 *   react#24430). `trackForeignChanges` undoes the changes before hydration and redoes them in the same task. The browser
 *   paints nothing in between, and fields stay the same elements.
 * - Changes before the first script ran cannot be undone, so React replaces the HTML. replaced-html.ts restores values,
 *   focus, selection and queued events. `restorePrerenderedHtml` restores the prerendered HTML of lazy parts.
 */

import { createContext } from 'react';
import { hasFlag } from './protocol.ts';
import { collectPrerenderedParts, keepFields, keepQueuedEvents } from './replaced-html.ts';

/**
 * Returns the child of `parent` that is the node or contains the node. Returns null if `parent` does not contain the
 * node.
 */
function findChildContaining(parent: Node, node: Node | null) {
  let current = node;
  while (current && current.parentNode !== parent) current = current.parentNode;
  return current;
}

/**
 * Makes `removeChild` and `insertBefore` work if a translation tool has wrapped or replaced a text node. A wrapped node
 * is removed together with its wrapper. If the parent no longer contains the node, `removeChild` does nothing, and
 * `insertBefore` appends the new node.
 */
export function patchNodeMethods() {
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    const ownChild = findChildContaining(this, child);
    if (ownChild) removeChild.call(this, ownChild);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null) {
    return insertBefore.call(this, node, findChildContaining(this, before)) as Child;
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

/**
 * Returns whether a step removes a field. A translation tool removes a field when it replaces the content of the label
 * around the field.
 */
const removesField = (step: Step) =>
  'node' in step &&
  !step.parent &&
  step.node instanceof Element &&
  (step.node.matches(FIELDS) || step.node.querySelector(FIELDS) !== null);

const isInLazyPart = ({ target }: MutationRecord) =>
  Boolean((target instanceof Element ? target : target.parentElement)?.closest('[data-lazy]'));

// --- Hydration

export type ForeignChanges = ReturnType<typeof trackForeignChanges>;

/** The functions that undo and redo foreign changes. Undefined on the server, and in tests of single components. */
export const ForeignChangesContext = createContext<ForeignChanges | undefined>(undefined);

/**
 * Tracks changes by translation tools and extensions in the HTML that React has not hydrated yet. Also starts
 * `keepFields` and `keepQueuedEvents`.
 * @param earlier the changes that the boot script has recorded
 */
export function trackForeignChanges(root: HTMLElement, earlier: readonly MutationRecord[] = []) {
  const prerenderedParts = collectPrerenderedParts(root);
  keepFields(root);
  keepQueuedEvents();
  // Changes outside the root are ignored, because React does not hydrate there, and an iframe would load again if it
  // were moved back.
  let changes = earlier.filter(({ target }) => root.contains(target));
  const redoSteps: Step[] = [];
  let isHydrating = false;

  /** Undoes changes in reverse order, and adds the steps that redo them to `redoSteps`. */
  function undo(records: readonly MutationRecord[]) {
    const apply = (step: Step) => void redoSteps.push(applyStep(step));
    for (const { type, target, addedNodes, removedNodes, nextSibling, oldValue } of [...records].reverse()) {
      if (type === 'characterData') apply({ text: target as CharacterData, data: oldValue ?? '' });
      for (const node of addedNodes)
        if (node.parentNode === target) apply({ node, parent: null, next: null });
      for (const node of removedNodes) apply({ node, parent: target, next: nextSibling });
    }
    observer.takeRecords(); // discards the records of the steps above
  }

  function onChanges(records: MutationRecord[]) {
    changes.push(...(hasFlag('hydrated') ? records.filter(isInLazyPart) : records));
    if (isHydrating) undo(records);
  }

  const observer = new MutationObserver(onChanges);
  observer.observe(root, { childList: true, subtree: true, characterDataOldValue: true });

  /**
   * Undoes all changes so far. Undoes each later change too, until `endHydration` is called.
   * @returns whether there were changes. If so, hydrate in the same task, because otherwise the browser paints the page
   * without its translation.
   */
  function beginHydration(): boolean {
    changes.push(...observer.takeRecords());
    isHydrating = true;
    undo(changes);
    return changes.length > 0;
  }

  /**
   * Redoes the changes, except steps that would remove a field. Call this function in the task in which React hydrates.
   */
  function endHydration() {
    if (!isHydrating) return;
    observer.takeRecords(); // discards the records of React's own changes, so that they are never undone
    isHydrating = false;
    for (let step = redoSteps.pop(); step; step = redoSteps.pop()) if (!removesField(step)) applyStep(step);
    changes = changes.filter(isInLazyPart);
    observer.takeRecords(); // discards the records of the steps above
    if (!document.querySelector('[data-lazy]')) observer.disconnect();
  }

  /**
   * If there were changes in the HTML, hydrates a part with `hydrateNow`. Otherwise does nothing, because React
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
   * must call this function once, in a layout effect: the calls are then in document order, so that the nth call gets
   * the nth entry of `prerenderedParts`.
   * @param fallback the element that React renders until the code is loaded; null if React has not replaced the HTML
   */
  function restorePrerenderedHtml(fallback: Element | null) {
    const nodes = prerenderedParts.shift();
    if (fallback && nodes) fallback.replaceChildren(...nodes);
  }

  return { beginHydration, endHydration, hydratePart, restorePrerenderedHtml };
}
