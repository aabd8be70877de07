import { attribute, childrenOf, elementsOf, textOf } from '../../src/lib/html-tree.ts';
import type { Document, Element, Node } from '../../src/lib/html-tree.ts';

/** A part of a page's text. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3 | 4; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] };

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The nodes whose text is part of the surrounding line. */
const inlineElements = new Set([
  '#comment',
  '#text',
  'a',
  'abbr',
  'b',
  'bdi',
  'em',
  'i',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
]);

const skippedElements = new Set(['aside', 'button', 'form', 'nav', 'script', 'style', 'svg', 'template']);
const skippedAttributes = ['data-found-elsewhere', 'data-inputs', 'data-needs-script', 'data-without-script'];

/** Whether the PDF omits a node, because it is navigation, a widget, decoration or screen-reader text. */
function isSkipped(node: Node): boolean {
  return (
    skippedElements.has(node.nodeName) ||
    skippedAttributes.some((name) => attribute(node, name) !== undefined) ||
    attribute(node, 'aria-hidden') === 'true' ||
    /(?:^| )sr-only(?: |$)/.test(attribute(node, 'class') ?? '')
  );
}

/**
 * Returns the text of a node, without nodes that the PDF omits. Inserts spaces around elements that are displayed as
 * blocks.
 */
function readLine(node: Node): string {
  if (node.nodeName === '#text') return textOf(node);
  if (isSkipped(node)) return '';
  const text = childrenOf(node).map(readLine).join('');
  const isBlock =
    !inlineElements.has(node.nodeName) ||
    /(?:^| )(?:block|grid|flex)(?: |$)/.test(attribute(node, 'class') ?? '');
  return isBlock ? ` ${text} ` : text;
}

const isInline = (node: Node): boolean =>
  inlineElements.has(node.nodeName) && childrenOf(node).every(isInline);
/** Whether all text of some nodes is in links, as in a button that leads to another page. */
const isOnlyLinks = (nodes: readonly Node[]): boolean =>
  nodes.every(
    (node) =>
      node.nodeName === 'a' ||
      !oneLine(readLine(node)) ||
      (node.nodeName === 'span' && isOnlyLinks(childrenOf(node))),
  );

function readTable(table: Element): Block {
  const findAll = (name: string) => elementsOf(table).filter(({ nodeName }) => nodeName === name);
  const readCells = (row: Node) =>
    elementsOf(row)
      .filter(({ nodeName }) => nodeName === 'th' || nodeName === 'td')
      .map((cell) => oneLine(readLine(cell)));
  const [head = [], ...rows] = findAll('tr').map(readCells);
  return {
    kind: 'table',
    caption: findAll('caption')
      .map((caption) => oneLine(readLine(caption)))
      .join(' '),
    head,
    rows,
  };
}

/** Returns a list of the definitions of a `<dl>`: 'Fee: 2%'. */
function readDefinitions(list: Element): Block[] {
  const items: string[] = [];
  for (const element of elementsOf(list)) {
    if (element.nodeName === 'dt') items.push(`${oneLine(readLine(element))}: `);
    if (element.nodeName === 'dd') items.push(`${items.pop() ?? ''}${oneLine(readLine(element))}`);
  }
  return [{ kind: 'list', items }];
}

/** Returns the headings, paragraphs, lists and tables of a page, without forms and calculators. */
export function pageContent(document: Document): Block[] {
  const main = elementsOf(document).find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error('The page has no <main> element');
  return readBlocks(main);
}

function readBlocks(parent: Node): Block[] {
  const blocks: Block[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const text = oneLine(line.map(readLine).join(''));
    if (text && !isOnlyLinks(line)) blocks.push({ kind: 'paragraph', text });
    line = [];
  };
  /**
   * Adds blocks. Joins a list to the list before it, because a large figure and the small figures below it are separate
   * lists in the HTML.
   */
  const addAll = (more: readonly Block[]) => {
    for (const block of more) {
      const last = blocks.at(-1);
      if (last?.kind === 'list' && block.kind === 'list') last.items.push(...block.items);
      else blocks.push(block);
    }
  };
  for (const child of childrenOf(parent)) {
    if (isInline(child)) {
      line.push(child);
      continue;
    }
    endLine();
    if (isSkipped(child) || isWidget(child) || isDrawing(child)) continue;
    const heading = /^h([1-4])$/.exec(child.nodeName);
    if (heading) blocks.push({ kind: 'heading', level: Number(heading[1]) as 1, text: readHeading(child) });
    else if (child.nodeName === 'table') blocks.push(readTable(child as Element));
    else if (child.nodeName === 'dl') addAll(readDefinitions(child as Element));
    else if ((child.nodeName === 'ul' || child.nodeName === 'ol') && isSimple(child)) {
      const items = childrenOf(child)
        .filter((item) => item.nodeName === 'li' && !isOnlyLinks(childrenOf(item)))
        .map((item) => oneLine(readLine(item)));
      if (items.some(Boolean)) addAll([{ kind: 'list', items: items.filter(Boolean) }]);
    } else addAll(readBlocks(child));
  }
  endLine();
  const [first, second] = blocks;
  if (first?.kind !== 'paragraph' || second?.kind !== 'heading') return blocks;
  // The line above the heading of a section only names the kind of section, so the PDF omits it. Elsewhere, that line
  // is content, so the PDF shows it below the heading.
  return parent.nodeName === 'header' ? blocks.slice(1) : [second, first, ...blocks.slice(2)];
}

/** Whether a node is a section with a form or a calculator. */
const isWidget = (node: Node) =>
  node.nodeName === 'section' &&
  elementsOf(node).some((part) => part.nodeName === 'form' || attribute(part, 'data-inputs') !== undefined);

/** Whether a node is a figure that has text only in its caption. The PDF omits such drawings and films. */
const isDrawing = (node: Node) =>
  node.nodeName === 'figure' &&
  childrenOf(node).every((part) => part.nodeName === 'figcaption' || readBlocks(part).length === 0);

/** Returns the text of a heading. In an accordion, the text is in a button inside the heading. */
const readHeading = (heading: Node): string => {
  const button = elementsOf(heading).find(({ nodeName }) => nodeName === 'button');
  return oneLine(button ? childrenOf(button).map(readLine).join('') : readLine(heading));
};

/** Whether each item of a list is a single line of text. */
const isSimple = (list: Node) =>
  childrenOf(list).every(
    (item) =>
      item.nodeName !== 'li' || childrenOf(item).every((child) => isInline(child) || isSkipped(child)),
  );
