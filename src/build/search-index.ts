import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { indexText } from '../lib/page-index.ts';
import type { Part } from '../lib/page-index.ts';
import type { ArticlePath, Path, To } from '../site/routes.ts';
import { otherNames, synonyms } from './synonyms.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

const attributes = (node: Node) =>
  new Map('attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : []);
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const textOf = (node: Node): string =>
  node.nodeName === '#text' && 'value' in node ? node.value : childrenOf(node).map(textOf).join(' ');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function mainOf(node: Node): Node | undefined {
  if (node.nodeName === 'main') return node;
  for (const child of childrenOf(node)) {
    const main = mainOf(child);
    if (main) return main;
  }
  return undefined;
}

/** The elements whose `id` a result can lead to. */
const sections = new Set(['section', 'article', 'div', 'h2', 'h3']);

const apart = ['data-without-script', 'data-found-elsewhere'];

/** Not read: the way up, what is there for a browser without script alone, and an article that has its own page. */
const isApart = (node: Node) => node.nodeName === 'nav' || apart.some((name) => attributes(node).has(name));

/** A page as its results name it. */
interface Searched {
  path: Path | ArticlePath;
  label: string;
  summary?: string;
  group?: string;
}

/** What stands in a page, in its order: from each heading of the second rank, and each place that links lead to. */
function partsOf(page: Searched, html: string): Omit<Part, 'id'>[] {
  const [body] = parse(html).childNodes.slice(-1);
  const main = body && mainOf(body);
  if (!main) throw new Error(`${page.path} has no main to search`);
  const begin = (to: To, note = ''): Omit<Part, 'id'> => ({
    to,
    label: page.label,
    ...(note && { note }),
    names: '',
    heads: '',
    words: '',
  });
  const parts = [begin(page.path, [page.summary, page.group].filter(Boolean).join(' · '))];
  let part = parts[0]!;
  part.heads = [page.label, part.note].join(' ');
  part.names = otherNames[page.path as Path]?.join('\n') ?? '';
  const read = (node: Node, near: To, isAside = false) => {
    if (isApart(node)) return;
    const own = attributes(node);
    const isPlace = sections.has(node.nodeName) && /^(?!.*R_)./.test(own.get('id') ?? ''); // React's own ids have R_
    const to: To = isPlace ? (`${page.path}#${own.get('id')}` as To) : near;
    if (/^h[2-6]$/.test(node.nodeName)) {
      const heading = oneLine(textOf(node));
      if (node.nodeName === 'h2' || to !== part.to) parts.push((part = begin(to, heading)));
      part[isAside ? 'words' : 'heads'] += ` ${heading}`; // beside the page's own: names of other pages
    } else if (node.nodeName === 'h1') part.heads += ` ${textOf(node)}`;
    else if (node.nodeName === '#text') part.words += ` ${textOf(node)}`;
    else for (const child of childrenOf(node)) read(child, to, isAside || node.nodeName === 'aside');
  };
  read(main, page.path);
  return parts;
}

const rows = synonyms.map((words) => ({
  words,
  // Any of them, as a word of its own or its plural.
  any: new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})s?(?![\\p{L}\\p{M}])`, 'iu'),
}));

/** The text and, once, every word that means the same as one in it. */
const withSynonyms = (text: string) =>
  oneLine(`${text} ${rows.flatMap(({ words, any }) => (any.test(text) ? words : [])).join(' ')}`);

/** Bytes of the file that a visitor fetches for a search. */
const MOST = 60_000;

/** Characters of text to each of those bytes, at the most: with more, an index need not be tried. */
const PACKED = 8;

const packed = (text: string, level: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;

/** Asks the hardest level, which takes a second, only where a quick one's result, a few per cent larger, leaves a doubt. */
function fits(text: string): boolean {
  const quick = packed(text, 9);
  return quick <= MOST || (quick < 1.1 * MOST && packed(text, constants.BROTLI_MAX_QUALITY) <= MOST);
}

/** Words of each section of an article that are searched, while the index has room: all, some, its heading alone. */
const sectionWords = [Infinity, 60, 20, 0];

/**
 * The index of all words of the pages (lib/page-index.ts), as text. Articles are searched by fewer of their words as
 * they grow in number, so that the index stays as light as it is; pages always by all.
 */
export function searchIndex(pages: readonly { page: Searched; html: string }[]): string {
  const parts = pages.flatMap(({ page, html }) =>
    partsOf(page, html).map((part) => ({ ...part, isArticle: page.path.startsWith('/articles/') })),
  );
  for (const most of sectionWords) {
    const read = parts.map(({ isArticle, ...part }, id) => {
      const words = oneLine(part.words);
      return { ...part, id, words: isArticle ? words.split(' ').slice(0, most).join(' ') : words };
    });
    const isLast = most === sectionWords.at(-1);
    const length = read.reduce((sum, { heads, words }) => sum + heads.length + words.length, 0);
    if (!isLast && length > MOST * PACKED) continue;
    const text = indexText(
      read.map((part) => ({ ...part, heads: withSynonyms(part.heads), words: withSynonyms(part.words) })),
    );
    if (isLast || fits(text)) return text;
  }
  throw new RangeError('No way to read articles is left');
}
