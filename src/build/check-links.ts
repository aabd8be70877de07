import { pageSource } from '../site/derive.ts';
import { nearest } from './nearest.ts';
import { sourceLines } from './source-line.ts';

export interface Site {
  /** Every page's HTML by its path. */
  pages: ReadonlyMap<string, string>;
  /** Addresses of all that is published beside them: '/favicon.svg'. */
  files: ReadonlySet<string>;
  /** `https://` and the host. */
  address: string;
  /** Where the sources are. */
  root: string;
}

interface Target {
  path: string;
  /** Without the #. */
  place: string;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What an address on a page leads to; undefined on another site, in a mail or on the telephone. */
function targetOf(link: string, page: string, address: string): Target | undefined {
  if (!URL.canParse(link, address + page)) return { path: link, place: '' };
  const { origin, pathname, hash } = new URL(link, address + page);
  return origin === address
    ? { path: decoded(pathname).replace(/(.)\/$/, '$1'), place: decoded(hash.slice(1)) }
    : undefined;
}

const linksOf = (html: string) =>
  [...html.matchAll(/<[a-z][^<>]*?\s(?:href|src|poster)="([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );

const perhaps = (meant: string | undefined) => (meant ? `Is ${meant} meant? ` : '');

/** What is not there, and what to do; undefined if all is well. */
function lackOf({ path, place }: Target, { pages, files }: Site): string | undefined {
  const html = pages.get(path);
  if (html === undefined)
    return files.has(path)
      ? undefined
      : `there is no such page or file. ${perhaps(nearest(path, [...pages.keys(), ...files]))}Pages are the rows of src/site/pages.ts, files lie in public/.`;
  if (/^(?:top$|:~:|$)/.test(place)) return undefined;
  const places = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  if (places.includes(place)) return undefined;
  const like = nearest(place, places);
  return `that page has no place of this name. ${perhaps(like && `#${like}`)}Take what follows # from the page's address bar, or give a section of it this id.`;
}

const listed = (pages: readonly string[]) =>
  pages.length > 3 ? `${pages.slice(0, 2).join(', ')} and ${pages.length - 2} more pages` : pages.join(', ');

/** A sentence for each link that leads nowhere, with the pages and the lines of the sources where it stands. */
export function deadLinks(site: Site): string[] {
  const dead = new Map<string, { lack: string; pages: Set<string>; links: Set<string> }>();
  for (const [page, html] of site.pages)
    for (const link of linksOf(html)) {
      const target = targetOf(link, page, site.address);
      const lack = target && lackOf(target, site);
      if (!lack) continue;
      const name = `${target.path}${target.place && `#${target.place}`}`;
      const known = dead.get(name) ?? { lack, pages: new Set(), links: new Set() };
      dead.set(name, { lack, pages: known.pages.add(page), links: known.links.add(link) });
    }
  return [...dead].map(([name, { lack, pages, links }]) => {
    const [path = '', place] = name.split('#');
    const own = place ? sourceLines(`#${place}`, site.root) : []; // a page names its own places by # alone
    const lines = new Set([
      ...[...links].flatMap((link) => sourceLines(link, site.root)),
      ...own.filter((line) => line.startsWith(`${pageSource(path)}:`)),
    ]);
    return `The link ${name} on ${listed([...pages])}: ${lack}${lines.size > 0 ? ` (${[...lines].join(', ')})` : ''}`;
  });
}
