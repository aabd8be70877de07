import groupNames from '#words/service-groups.json';
import { brotliCompressSync, constants } from 'node:zlib';
import { indexText } from './page-index.ts';
import type { IndexedSection } from './page-index.ts';
import { attribute, childrenOf, elementsOf, textOf } from '../lib/html-tree.ts';
import type { Document, Node } from '../lib/html-tree.ts';
import type { ArticlePath, Path, To } from '../site/routes.ts';
import { alternativeNames } from './page-names.ts';
import { synonyms } from './synonyms.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The elements whose `id` a result can link to. */
const sections = new Set(['section', 'article', 'div', 'h2', 'h3']);

const skippedAttributes = ['data-without-script', 'data-found-elsewhere'];

/** Skips breadcrumbs, content for browsers without JavaScript, and articles that have their own page. */
const isSkipped = (node: Node) =>
  node.nodeName === 'nav' || skippedAttributes.some((name) => attribute(node, name) !== undefined);

/** A page as the results show it. */
interface IndexedPage {
  path: Path | ArticlePath;
  label: string;
  summary?: string;
  group?: keyof typeof groupNames | undefined;
}

/** Splits a page into parts, at each h2 and at each fragment target. */
function partsOf(page: IndexedPage, document: Document): Omit<IndexedSection, 'id'>[] {
  const main = elementsOf(document).find(({ tagName }) => tagName === 'main');
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
    const id = attribute(node, 'id') ?? '';
    const isTarget = sections.has(node.nodeName) && /^(?!.*R_)./.test(id); // React's own ids contain R_
    const to: To = isTarget ? (`${page.path}#${id}` as To) : nearestTarget;
    if (/^h[2-6]$/.test(node.nodeName)) {
      const heading = oneLine(textOf(node, ' '));
      if (node.nodeName === 'h2' || to !== part.to) parts.push((part = createPart(to, heading)));
      part[isAside ? 'words' : 'heads'] += ` ${heading}`; // links to other pages
    } else if (node.nodeName === 'h1') part.heads += ` ${textOf(node, ' ')}`;
    else if (node.nodeName === '#text') part.words += ` ${textOf(node)}`;
    else for (const child of childrenOf(node)) readNode(child, to, isAside || node.nodeName === 'aside');
  };
  readNode(main, page.path);
  return parts;
}

const rows = synonyms.map((words) => ({
  words,
  // Matches each of the words and its plural.
  any: new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})s?(?![\\p{L}\\p{M}])`, 'iu'),
}));

/** Returns the text, followed by the synonyms of its words. */
const withSynonyms = (text: string) =>
  oneLine(`${text} ${rows.flatMap(({ words, any }) => (any.test(text) ? words : [])).join(' ')}`);

/** Maximum size in bytes of the compressed file that a search downloads. */
const MAX_BYTES = 60_000;

/** Maximum number of characters per compressed byte. A longer text cannot fit, so it is not compressed at all. */
const MAX_CHARACTERS_PER_BYTE = 8;

const compressedSize = (text: string, level: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;

/**
 * Returns whether the compressed index fits. Tries a fast compression level first, whose result is up to a fifth larger:
 * the best level takes a second.
 */
function fits(text: string): boolean {
  const quickSize = compressedSize(text, 9);
  return (
    quickSize <= MAX_BYTES ||
    (quickSize < 1.2 * MAX_BYTES && compressedSize(text, constants.BROTLI_MAX_QUALITY) <= MAX_BYTES)
  );
}

/** Maximum number of indexed words in each section of an article. The next value is used if the index does not fit. */
const sectionWords = [Infinity, 60, 20, 0];

/**
 * Creates the index of all words of the pages (search/page-index.ts). Pages are always indexed completely. If there are
 * many articles, fewer of their words are indexed, so that the index stays small.
 */
export function searchIndex(pages: readonly { page: IndexedPage; document: Document }[]): string {
  const parts = pages.flatMap(({ page, document }) =>
    partsOf(page, document).map((part) => ({ ...part, isArticle: page.path.startsWith('/articles/') })),
  );
  for (const wordLimit of sectionWords) {
    const read = parts.map(({ isArticle, ...part }, id) => {
      const words = oneLine(part.words);
      return { ...part, id, words: isArticle ? words.split(' ').slice(0, wordLimit).join(' ') : words };
    });
    const isLast = wordLimit === sectionWords.at(-1);
    const length = read.reduce((sum, { heads, words }) => sum + heads.length + words.length, 0);
    if (!isLast && length > MAX_BYTES * MAX_CHARACTERS_PER_BYTE) continue;
    const text = indexText(
      read.map((part) => ({ ...part, heads: withSynonyms(part.heads), words: withSynonyms(part.words) })),
    );
    if (isLast || fits(text)) return text;
  }
  throw new RangeError('No way to read articles is left');
}
