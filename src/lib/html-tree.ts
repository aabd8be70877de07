/*
 * Reads and changes HTML as a tree. Import it only in the build, scripts and tests, because parse5 is too large for the
 * browser.
 */
import { defaultTreeAdapter, html, parse, serialize as serializeTree } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;
export type Document = DefaultTreeAdapterTypes.Document;

export { parse };

/**
 * Returns the HTML of the children of a node. Writes no-break spaces as characters, which are shorter than `&nbsp;`.
 */
export const serialize = (node: DefaultTreeAdapterTypes.ParentNode): string =>
  serializeTree(node).replaceAll('&nbsp;', '\u00a0');

/** Returns the children of a node. For a `template` element, these are the children of its `content`. */
export function getChildren(node: Node): DefaultTreeAdapterTypes.ChildNode[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

const isElement = (node: Node): node is Element => 'attrs' in node;

/** Returns all elements below a node in document order, including the elements in `template` elements. */
export function findElements(node: Node, elements: Element[] = []): Element[] {
  for (const child of getChildren(node)) {
    if (!isElement(child)) continue;
    elements.push(child);
    findElements(child, elements);
  }
  return elements;
}

/** Returns the text of a node and its descendants. Inserts the separator between the texts of siblings. */
export const getText = (node: Node, separator = ''): string =>
  node.nodeName === '#text' && 'value' in node
    ? node.value
    : getChildren(node)
        .map((child) => getText(child, separator))
        .join(separator);

/** Returns the value of an attribute, or undefined if the element lacks it. */
export const getAttribute = (node: Node, name: string): string | undefined =>
  isElement(node) ? node.attrs.find((attr) => attr.name === name)?.value : undefined;

/** Sets an attribute, or removes it if the value is undefined. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

export function createElement(tagName: string, attributes: Record<string, string>, text = ''): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
  if (text) defaultTreeAdapter.insertText(element, text);
  return element;
}

/** Replaces an element by other elements, or removes it if there are no replacements. */
export function replaceElement(element: Element, ...replacements: Element[]): void {
  for (const replacement of replacements)
    defaultTreeAdapter.insertBefore(element.parentNode!, replacement, element);
  defaultTreeAdapter.detachNode(element);
}
