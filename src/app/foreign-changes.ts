import { keepFields } from './replaced-fields.ts';

/** The child of the parent that holds the node: a translator wraps texts. */
function childWith(parent: Node, node: Node | null) {
  let at = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/**
 * A translator wraps each text, or puts its own in the place. React then asks for a text to be removed from where it
 * is no more, and by the standard that throws, which would end the page: here what holds it goes, if anything.
 */
export function forgiveForeignNodes() {
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    const own = childWith(this, child);
    if (own) removeChild.call(this, own);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null) {
    return insertBefore.call(this, node, childWith(this, before)) as Child;
  };
}

/** Call it before React hydrates. In a file of its own, which is not fetched before the first user interaction. */
export function prepareForForeignChanges(root: HTMLElement) {
  forgiveForeignNodes();
  keepFields(root);
}
