import { pageSource } from '../src/site/page-source.ts';
import { attribute, elementsOf } from '../src/lib/html-tree.ts';
import type { Document } from '../src/lib/html-tree.ts';
import { closestName } from './closest-name.ts';
import { sourceLines } from './source-line.ts';

export interface Site {
  /** Every page by path. */
  pages: ReadonlyMap<string, Document>;
  /** The paths of all other published files: '/favicon.svg'. */
  files: ReadonlySet<string>;
  /** `https://` and the host. */
  siteUrl: string;
  /** The folder of the sources. */
  root: string;
}

interface Target {
  path: string;
  /** The fragment, without the #. */
  fragment: string;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Resolves a link on a page. Returns undefined for other sites, mail and phone links. */
function resolveLink(link: string, page: string, siteUrl: string): Target | undefined {
  if (!URL.canParse(link, siteUrl + page)) return { path: link, fragment: '' };
  const { origin, pathname, hash } = new URL(link, siteUrl + page);
  return origin === siteUrl
    ? { path: decoded(pathname).replace(/(.)\/$/, '$1'), fragment: decoded(hash.slice(1)) }
    : undefined;
}

/** Returns the links and ids of a page. */
function readPage(document: Document) {
  const elements = elementsOf(document);
  const valuesOf = (...names: string[]) =>
    elements.flatMap((element) => names.flatMap((name) => attribute(element, name) ?? []));
  return { links: valuesOf('href', 'src', 'poster'), ids: valuesOf('id') };
}

type Pages = ReadonlyMap<string, ReturnType<typeof readPage>>;

const suggestion = (meant: string | undefined) => (meant ? `Did you mean ${meant}? ` : '');

/** Returns a message if the target does not exist: the missing page or id, and how to fix the link. */
function findMissing({ path, fragment }: Target, pages: Pages, files: Site['files']): string | undefined {
  const page = pages.get(path);
  if (!page)
    return files.has(path)
      ? undefined
      : `there is no such page or file. ${suggestion(closestName(path, [...pages.keys(), ...files]))}Pages are listed in src/site/pages.ts; files are in public/.`;
  if (/^(?:top$|:~:|$)/.test(fragment)) return undefined;
  if (page.ids.includes(fragment)) return undefined;
  const like = closestName(fragment, page.ids);
  return `that page has no element with this id. ${suggestion(like && `#${like}`)}Use an existing id, or give a section of the page this id.`;
}

const listPages = (pages: readonly string[]) =>
  pages.length > 3 ? `${pages.slice(0, 2).join(', ')} and ${pages.length - 2} more pages` : pages.join(', ');

/** Returns a sentence for each dead link, with the pages and source lines that have it. */
export function findDeadLinks(site: Site): string[] {
  const dead = new Map<string, { problem: string; pages: Set<string>; links: Set<string> }>();
  const all: Pages = new Map([...site.pages].map(([page, document]) => [page, readPage(document)]));
  for (const [page, { links }] of all)
    for (const link of links) {
      const target = resolveLink(link, page, site.siteUrl);
      const problem = target && findMissing(target, all, site.files);
      if (!problem) continue;
      const name = `${target.path}${target.fragment && `#${target.fragment}`}`;
      const entry = dead.get(name) ?? { problem, pages: new Set(), links: new Set() };
      dead.set(name, { problem, pages: entry.pages.add(page), links: entry.links.add(link) });
    }
  return [...dead].map(([name, { problem, pages, links }]) => {
    const [path = '', fragment] = name.split('#');
    const own = fragment ? sourceLines(`#${fragment}`, site.root) : []; // fragment links within the page
    const lines = new Set([
      ...[...links].flatMap((link) => sourceLines(link, site.root)),
      ...own.filter((line) => line.startsWith(`${pageSource(path)}:`)),
    ]);
    return `The link ${name} on ${listPages([...pages])}: ${problem}${lines.size > 0 ? ` (${[...lines].join(', ')})` : ''}`;
  });
}
