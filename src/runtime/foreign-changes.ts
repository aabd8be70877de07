/*
 * Translators and browser extensions change the prerendered HTML. React would find other HTML than it rendered, and
 * replace it, in its original language and while the visitor types. So their changes are undone before React hydrates
 * and redone after it, in one task: nothing of this is painted, and every field stays the same element.
 */

import { hasFlag } from './protocol.ts';

/** Where a node was, or which data a text had, before `undo` changed it. */
type Step = { node: Node; parent: Node | null; next: Node | null } | { text: CharacterData; data: string };

let observer: MutationObserver | undefined;
/** What others changed in HTML that React has not hydrated, in order. */
let changes: MutationRecord[] = [];
/** How to redo it. */
let steps: Step[] = [];
let isHydrating = false;

/** Moves a node; without a parent, out of the document. */
function move(node: Node, parent: Node | null, next: Node | null) {
  if (parent) parent.insertBefore(node, next?.parentNode === parent ? next : null);
  else node.parentNode?.removeChild(node);
}

/** Does a step, and returns the step back. */
function take(step: Step): Step {
  if ('text' in step) {
    const { text } = step;
    const back = { text, data: text.data };
    text.data = step.data;
    return back;
  }
  const { node } = step;
  const back = { node, parent: node.parentNode, next: node.nextSibling };
  move(node, step.parent, step.next);
  return back;
}

function undo(records: readonly MutationRecord[]) {
  const does = (step: Step) => void steps.push(take(step));
  for (const { type, target, addedNodes, removedNodes, nextSibling, oldValue } of records.toReversed()) {
    if (type === 'characterData') does({ text: target as CharacterData, data: oldValue ?? '' });
    for (const node of addedNodes) if (node.parentNode === target) does({ node, parent: null, next: null });
    for (const node of removedNodes) does({ node, parent: target, next: nextSibling });
  }
  observer?.takeRecords(); // of what was done here
}

const isLate = ({ target }: MutationRecord) =>
  (target instanceof Element ? target : target.parentElement)?.closest('[data-late]');

function onChanges(records: MutationRecord[]) {
  changes.push(...(hasFlag('live') ? records.filter(isLate) : records));
  if (isHydrating) undo(records);
}

/** A translator that writes a label's text anew removes the field in it, which the visitor needs. */
const removesField = (step: Step) =>
  'node' in step &&
  !step.parent &&
  step.node instanceof Element &&
  step.node.matches('input, select, textarea, :has(input, select, textarea)');

/**
 * Watches the HTML that React is to hydrate.
 * @param earlier what has changed in the document since the boot script runs
 */
export function watchForeignChanges(root: Node, earlier: readonly MutationRecord[] = []) {
  // Not what extensions put beside the page: React does not hydrate it, and a frame that is moved loads again.
  changes = earlier.filter(({ target }) => root.contains(target));
  observer = new MutationObserver(onChanges);
  observer.observe(root, { childList: true, subtree: true, characterDataOldValue: true });
}

/**
 * Undoes all changes, and from now on each at once, until `endHydration`: React hydrates what it rendered.
 * @returns whether there were any: hydrate in the same task then, or the page is painted without its translation
 */
export function beginHydration(): boolean {
  changes.push(...(observer?.takeRecords() ?? []));
  isHydrating = true;
  undo(changes);
  return changes.length > 0;
}

/** Redoes the changes. Call it in the task in which React has hydrated. */
export function endHydration() {
  if (!isHydrating) return;
  onChanges(observer?.takeRecords() ?? []);
  isHydrating = false;
  for (const step of steps.toReversed()) if (!removesField(step)) take(step);
  steps = [];
  changes = changes.filter(isLate);
  observer?.takeRecords(); // of what was done here
  if (!document.querySelector('[data-late]')) observer?.disconnect();
}

/** Hydrates a late part: in slices by itself, or in this task where others have changed HTML. */
export function hydratePart(hydrateNow: () => void) {
  if (!observer) return;
  onChanges(observer.takeRecords());
  if (changes.length === 0) return;
  beginHydration();
  hydrateNow();
  endHydration();
}
