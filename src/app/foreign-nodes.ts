/** What stands for the node among the children of the parent, where a translator has wrapped it. */
function standingFor(parent: Node, node: Node | null): Node | null {
  let at = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/**
 * A translator wraps each text, or puts its own in the place. React then asks for a text to be removed from where it
 * is no more, and by the standard that throws, which would end the page: here what stands for it goes, if anything.
 */
export function forgiveForeignNodes() {
  const { removeChild, insertBefore } = Node.prototype;
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      const own = standingFor(this, child);
      if (own) removeChild.call(this, own);
      return child;
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      return insertBefore.call(this, node, standingFor(this, before));
    },
  });
}
