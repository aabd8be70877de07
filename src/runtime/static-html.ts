let parts: Node[][] = [];

/** Remembers the prerendered HTML of each late part. Call it before React hydrates. */
export function rememberStaticHtml(root: Node) {
  parts = [];
  // React marks the begin and the end of what waits for code by comments.
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    if ((comments.currentNode as Comment).data !== '$') continue;
    const nodes: Node[] = [];
    for (let node = comments.currentNode.nextSibling; node; node = node.nextSibling) {
      if (node instanceof Comment && node.data === '/$') break;
      nodes.push(node);
    }
    parts.push(nodes);
  }
}

/**
 * Where React found other HTML than it rendered and replaced the page, a part whose code has not arrived keeps its
 * prerendered HTML. Each part of the first page calls it once, in a layout effect, so in the order of the document.
 * @param place what is shown until the code arrives; null where React has hydrated the page
 */
export function putStaticHtmlBack(place: Element | null) {
  const nodes = parts.shift();
  if (place && nodes) place.replaceChildren(...nodes);
}
