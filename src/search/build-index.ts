import groupNames from '#words/service-groups.json';
import { brotliCompressSync, constants } from 'node:zlib';
import { joinIndexText } from './page-index.ts';
import type { IndexedSection } from './page-index.ts';
import { getAttribute, getChildren, findElements, getText } from '../lib/html-tree.ts';
import type { Document, Node } from '../lib/html-tree.ts';
import type { ArticlePath, Path, To } from '../site/routes.ts';
import { alternativeNames } from './page-names.ts';
import { synonyms } from './synonyms.ts';

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The tags of the elements to which a result can link, if they have an `id`. */
const linkableTags = new Set(['section', 'article', 'div', 'h2', 'h3']);

const skippedAttributes = ['data-without-script', 'data-found-elsewhere', 'data-not-searched'];

/**
 * Whether the index leaves out a node: a breadcrumb, content for browsers without JavaScript, content that also has its
 * own page, or a list of countries. A search for any country finds the pages for visitors from abroad.
 */
const isSkipped = (node: Node) =>
  node.nodeName === 'nav' || skippedAttributes.some((name) => getAttribute(node, name) !== undefined);

/** The properties of a page that the search results show. */
interface IndexedPage {
  path: Path | ArticlePath;
  label: string;
  summary?: string;
  group?: keyof typeof groupNames | undefined;
}

/** Splits a page into sections. A new section starts at each h2, and at each element to which a result can link. */
function splitIntoParts(page: IndexedPage, document: Document): Omit<IndexedSection, 'id'>[] {
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

const synonymRows = synonyms.map((words) => ({
  words,
  /** Matches each word of the row and its plural. */
  pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})s?(?![\\p{L}\\p{M}])`, 'iu'),
}));

/** Appends the synonyms of the words in a text to the text. */
function appendSynonyms(text: string): string {
  const added = synonymRows.filter(({ pattern }) => pattern.test(text)).flatMap(({ words }) => words);
  return collapseSpaces(`${text} ${added.join(' ')}`);
}

/** The maximum size of the compressed index in bytes, because the browser downloads it for the first search. */
const MAX_BYTES = 60_000;

/**
 * The number of characters per allowed byte above which an index is always too large. The build does not try to
 * compress such an index.
 */
const MAX_CHARACTERS_PER_BYTE = 8;

const measureCompressedSize = (text: string, brotliLevel: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel } }).length;

/**
 * Whether the compressed index is small enough. The best compression takes a second, so the build tries a quicker one
 * first.
 */
function isWithinBudget(text: string): boolean {
  const quickSize = measureCompressedSize(text, 9);
  if (quickSize <= MAX_BYTES) return true;
  // The best level makes the file at most a fifth smaller than the quick one.
  return (
    quickSize < 1.2 * MAX_BYTES && measureCompressedSize(text, constants.BROTLI_MAX_QUALITY) <= MAX_BYTES
  );
}

/**
 * The maximum numbers of indexed words per section of an article. The build uses the first number with which the index
 * is small enough.
 */
const articleWordLimits = [Infinity, 60, 20, 0];

/**
 * Returns the index of the words of all pages (search/page-index.ts). If it would be too large, it contains only the
 * first words of each section of an article. It always contains all words of other pages.
 */
export function createSearchIndex(pages: readonly { page: IndexedPage; document: Document }[]): string {
  const parts = pages.flatMap(({ page, document }) =>
    splitIntoParts(page, document).map((part) => ({
      ...part,
      isArticle: page.path.startsWith('/articles/'),
    })),
  );
  const limitWords = (wordLimit: number): IndexedSection[] =>
    parts.map(({ isArticle, ...part }, id) => {
      const words = collapseSpaces(part.words);
      return { ...part, id, words: isArticle ? words.split(' ').slice(0, wordLimit).join(' ') : words };
    });
  const toIndexText = (sections: readonly IndexedSection[]) =>
    joinIndexText(
      sections.map((section) => ({
        ...section,
        heads: appendSynonyms(section.heads),
        words: appendSynonyms(section.words),
      })),
    );
  for (const wordLimit of articleWordLimits) {
    const sections = limitWords(wordLimit);
    const length = sections.reduce((sum, { heads, words }) => sum + heads.length + words.length, 0);
    if (length > MAX_BYTES * MAX_CHARACTERS_PER_BYTE) continue;
    const text = toIndexText(sections);
    if (isWithinBudget(text)) return text;
  }
  // Even the smallest index is too large. It is returned anyway, because the search needs one.
  return toIndexText(limitWords(0));
}
