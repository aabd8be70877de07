import groupNames from '#words/service-groups.json';
import type { IndexedSection } from './page-index.ts';
import { getAttribute, getChildren, findElements, getText } from '../lib/html-tree.ts';
import type { Document, Node } from '../lib/html-tree.ts';
import type { ArticlePath, Path, To } from '../site/routes.ts';
import { alternativeNames } from './page-names.ts';

export const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A result can link to elements with these tags if they have an `id`. */
const linkableTags = new Set(['section', 'article', 'div', 'h2', 'h3']);

const skippedAttributes = ['data-without-script', 'data-found-elsewhere', 'data-not-searched'];

/**
 * Returns whether the index omits a node: navigation, content for browsers without JavaScript, content that has its own
 * page, and content with `data-not-searched` (such as lists of countries: query-reader.ts finds countries by 'abroad').
 */
const isSkipped = (node: Node) =>
  node.nodeName === 'nav' || skippedAttributes.some((name) => getAttribute(node, name) !== undefined);

/** The properties of a page that the search results show. */
export interface IndexedPage {
  path: Path | ArticlePath;
  label: string;
  summary?: string;
  group?: keyof typeof groupNames | undefined;
}

/**
 * Splits a page into parts, which become the sections of the index. A new part starts at each h2. At an h3 to h6, a new
 * part starts only if the link target of the heading differs from the link target of the current part.
 */
export function splitIntoParts(page: IndexedPage, document: Document): Omit<IndexedSection, 'id'>[] {
  const main = findElements(document).find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`${page.path} has no <main> element to index`);
  const createPart = (to: To, note = ''): Omit<IndexedSection, 'id'> => ({
    to,
    label: page.label,
    ...(note && { note }),
    names: '',
    heads: '',
    words: '',
  });
  const parts = [
    createPart(page.path, [page.summary, page.group && groupNames[page.group]].filter(Boolean).join(' · ')),
  ];
  let part = parts[0]!;
  part.heads = [page.label, part.note].join(' ');
  part.names = alternativeNames[page.path as Path]?.join('\n') ?? '';
  const readNode = (node: Node, nearestTarget: To, isAside = false) => {
    if (isSkipped(node)) return;
    const id = getAttribute(node, 'id') ?? '';
    const isTarget = linkableTags.has(node.nodeName) && /^(?!.*R_)./.test(id); // ids of `useId` contain R_
    const to: To = isTarget ? (`${page.path}#${id}` as To) : nearestTarget;
    if (/^h[2-6]$/.test(node.nodeName)) {
      const heading = collapseSpaces(getText(node, ' '));
      if (node.nodeName === 'h2' || to !== part.to) parts.push((part = createPart(to, heading)));
      // Headings in an `aside` are about other pages, so they count only like words of the text.
      part[isAside ? 'words' : 'heads'] += ` ${heading}`;
    } else if (node.nodeName === 'h1') part.heads += ` ${getText(node, ' ')}`;
    else if (node.nodeName === '#text') part.words += ` ${getText(node)}`;
    else for (const child of getChildren(node)) readNode(child, to, isAside || node.nodeName === 'aside');
  };
  readNode(main, page.path);
  return parts;
}
