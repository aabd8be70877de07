// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { match } from '../../src/site/derive.ts';
import { services } from '../../src/site/services.ts';
import { documentOf, htmlOf, paths, textOf } from './documents.ts';

interface PageLink {
  path: string;
  href: string;
  words: string;
}

/** What a link says: its words, or its name where it has none. */
const wordsOf = (link: Element) =>
  (link.getAttribute('aria-label') ?? textOf(link)).replace(/\(opens in new tab\)/, '').trim();

/** Links of this site, the chrome's once. */
const links: PageLink[] = paths.flatMap((path, index) =>
  [...documentOf(path).querySelectorAll(index === 0 ? 'a[href^="/"]' : 'main a[href^="/"]')]
    .filter((link) => htmlOf(link.getAttribute('href') ?? '') !== undefined)
    .map((link) => ({ path, href: link.getAttribute('href') ?? '', words: wordsOf(link) })),
);

it('two links with the same words lead to the same place', () => {
  expect(links.length).toBeGreaterThan(5 * paths.length);
  const places = new Map<string, Set<string>>();
  for (const { path, href, words } of links) {
    // A link to a part of its own page says so by standing there: 'Contact details' on two pages.
    const name = href.startsWith(`${path}#`) ? `${path} ${words}` : words;
    places.set(name.toLowerCase(), (places.get(name.toLowerCase()) ?? new Set()).add(href));
  }
  const torn = [...places].filter(([, hrefs]) => hrefs.size > 1);
  expect(torn.map(([name, hrefs]) => `${name}: ${[...hrefs].join(', ')}`)).toEqual([]);
});

/** An enquiry is named by what one does there. */
const isEnquiry = (href: string) =>
  /^\/(contact|appointment)$|#(enquir|contact|apply|message|consultation|quote)/.test(href);
const asks =
  /\b(ask|send|write|get|book|schedule|talk|discuss|describe|plan|choose|have|tell|reach|order)\b|^discount /i;

/** Links whose words share none with their target, and why. */
const others: Record<string, string> = links.some(({ words }) => words === 'Our Services')
  ? { [`Our Services ${services[0].path}`]: 'so specified: the first of the services' }
  : {};

const small = new Set(
  'a an the and or of to for in on at by with from your our you we us it its is are what how who which this that all more read see page'.split(
    ' ',
  ),
);
/** Beginnings of the words that carry meaning: 'restructured' and 'restructuring' are one. */
const stems = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 1 && !small.has(word))
      .map((word) => word.slice(0, 4)),
  );

function promised(href: string): string {
  const page = documentOf(href);
  const [, anchor] = href.split('#');
  const part = anchor ? page.getElementById(anchor) : null;
  const name = match(href.replace(/#.*/, ''))?.label;
  return [
    name,
    page.title,
    textOf(page.querySelector('h1')),
    textOf(part?.querySelector('h1, h2, h3') ?? part),
  ].join(' ');
}

it('the words of a link say something of where it leads', () => {
  const silent = new Set(
    links
      .filter(({ href, words }) => {
        if (isEnquiry(href) && asks.test(words)) return false;
        const target = stems(promised(href));
        return ![...stems(words)].some((stem) => target.has(stem));
      })
      .map(({ href, words }) => `${words} ${href}`),
  );
  expect([...silent].filter((link) => !(link in others))).toEqual([]);
  expect(
    Object.keys(others).filter((link) => !silent.has(link)),
    'rows that are needed no more',
  ).toEqual([]);
});
