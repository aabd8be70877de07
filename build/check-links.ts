import { locales } from '../src/site/languages.ts';
import { findPageSource } from '../src/site/page-source.ts';
import { getAttribute, findElements } from '../src/lib/html-tree.ts';
import type { Document } from '../src/lib/html-tree.ts';
import { findClosestName } from './closest-name.ts';
import { findSourceLines } from './source-line.ts';

export interface Site {
  /** Every page by path. */
  pages: ReadonlyMap<string, Document>;
  /** The paths of all files in the output folder: '/favicon.svg'. */
  files: ReadonlySet<string>;
  /** The origin, such as `https://example.com`. */
  siteUrl: string;
  /** The folder of the project. */
  root: string;
}

interface Target {
  path: string;
  /** The fragment without the # and without a text directive (`:~:text=…`). */
  fragment: string;
}

/** Decodes percent-encoding. Returns the text unchanged if the encoding is invalid. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the path and the fragment of a link's target. Returns undefined for links to other sites, and for mail and
 * phone links. If a link is not a valid URL, returns the complete link as the path.
 */
function resolveLink(link: string, page: string, siteUrl: string): Target | undefined {
  if (!URL.canParse(link, siteUrl + page)) return { path: link, fragment: '' };
  const { origin, pathname, hash } = new URL(link, siteUrl + page);
  return origin === siteUrl
    ? { path: decode(pathname).replace(/(.)\/$/, '$1'), fragment: decode(hash.slice(1).replace(/:~:.*/, '')) }
    : undefined;
}

/** Returns the values of `href`, `src`, `poster` and `id` in a page. */
function readPage(document: Document) {
  const elements = findElements(document);
  const getValues = (...names: string[]) =>
    elements.flatMap((element) => names.flatMap((name) => getAttribute(element, name) ?? []));
  return { links: getValues('href', 'src', 'poster'), ids: getValues('id') };
}

type Pages = ReadonlyMap<string, ReturnType<typeof readPage>>;

/** Matches `/hi/` at the start of a path, or the complete path `/hi`, for each language. */
const LANGUAGE_PREFIX = new RegExp(`^/(?:${Object.keys(locales).join('|')})(?:/|(?=[?#]|$))`);
/** Returns a link as it is in the source, without the language (`base`), which React Router adds. */
const removeLanguage = (link: string) => link.replace(LANGUAGE_PREFIX, '/');

const suggest = (name: string | undefined) => (name ? `Did you mean ${name}? ` : '');

/** Returns a message with a suggestion if the target of a link does not exist, otherwise undefined. */
function findLinkError({ path, fragment }: Target, pages: Pages, files: Site['files']): string | undefined {
  const page = pages.get(path);
  if (!page && files.has(path)) return undefined;
  if (!page)
    return `there is no such page or file. ${suggest(findClosestName(path, [...pages.keys(), ...files]))}Pages are listed in src/site/pages.ts; files are in public/.`;
  if (fragment === '' || fragment === 'top') return undefined; // these need no element with an id
  if (page.ids.includes(fragment)) return undefined;
  const similarId = findClosestName(fragment, page.ids);
  return `that page has no element with this id. ${suggest(similarId && `#${similarId}`)}Use an existing id, or give a section of the page this id.`;
}

const listPages = (pages: readonly string[]) =>
  pages.length > 3 ? `${pages.slice(0, 2).join(', ')} and ${pages.length - 2} more pages` : pages.join(', ');

/** Returns a message for each dead link, with pages and source lines that contain the link. */
export function findDeadLinks(site: Site): string[] {
  const deadLinks = new Map<string, { problem: string; pages: Set<string>; links: Set<string> }>();
  const pages: Pages = new Map([...site.pages].map(([page, document]) => [page, readPage(document)]));
  for (const [page, { links }] of pages)
    for (const link of links) {
      const target = resolveLink(link, page, site.siteUrl);
      const problem = target && findLinkError(target, pages, site.files);
      if (!problem) continue;
      const name = `${target.path}${target.fragment && `#${target.fragment}`}`;
      const entry = deadLinks.get(name) ?? { problem, pages: new Set(), links: new Set() };
      deadLinks.set(name, { problem, pages: entry.pages.add(page), links: entry.links.add(link) });
    }
  return [...deadLinks].map(([name, { problem, pages: linkingPages, links }]) => {
    const [path = '', fragment] = name.split('#');
    // In source code, a link within a page has no path, only `#id`. Other pages can contain the same text, so only the
    // lines in this page's own file are listed.
    const fragmentLines = fragment ? findSourceLines(`#${fragment}`, site.root) : [];
    const lines = new Set([
      ...[...links].flatMap((link) => findSourceLines(removeLanguage(link), site.root)),
      ...fragmentLines.filter((line) => line.startsWith(`${findPageSource(removeLanguage(path))}:`)),
    ]);
    const sources = lines.size > 0 ? ` (${[...lines].join(', ')})` : '';
    return `The link ${name} on ${listPages([...linkingPages])}: ${problem}${sources}`;
  });
}
