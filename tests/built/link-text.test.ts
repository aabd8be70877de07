// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { match } from '../../src/site/page-info.ts';
import { services } from '../../src/site/services.ts';
import { articlePaths, documentOf, htmlOf, paths, textOf } from './documents.ts';

interface PageLink {
  path: string;
  href: string;
  words: string;
}

/** The accessible name of a link. */
const wordsOf = (link: Element) =>
  (link.getAttribute('aria-label') ?? textOf(link)).replace(/\(opens in new tab\)/, '').trim();

/** Internal links; those outside main only once. */
const links: PageLink[] = paths.flatMap((path, index) =>
  [...documentOf(path).querySelectorAll(index === 0 ? 'a[href^="/"]' : 'main a[href^="/"]')]
    .filter((link) => !link.hasAttribute('hreflang') && htmlOf(link.getAttribute('href') ?? '') !== undefined)
    .map((link) => ({ path, href: link.getAttribute('href') ?? '', words: wordsOf(link) })),
);

it('links with the same text have the same target, whatever answer it starts with', () => {
  expect(links.length).toBeGreaterThan(5 * paths.length);
  const targets = new Map<string, Set<string>>();
  for (const { path, href, words } of links) {
    // Links within their own page, such as 'Contact details', may repeat on other pages.
    const name = href.startsWith(`${path}#`) ? `${path} ${words}` : words;
    const target = href.replace(/\?[^#]*/, '');
    targets.set(name.toLowerCase(), (targets.get(name.toLowerCase()) ?? new Set()).add(target));
  }
  const ambiguous = [...targets].filter(([, hrefs]) => hrefs.size > 1);
  expect(ambiguous.map(([name, hrefs]) => `${name}: ${[...hrefs].join(', ')}`)).toEqual([]);
});

it('links to Appointment and Contact from a service page choose the service there', () => {
  const plain = links.filter(
    ({ path, href }) => path.startsWith('/services/') && /^\/(contact|appointment)(#|$)/.test(href),
  );
  expect(plain).toEqual([]);
  const chosen = links.filter(({ href }) => href.includes('?about='));
  expect(chosen.length).toBeGreaterThan(10);
  const missing = chosen.filter(({ href }) => {
    const [page = '', query = ''] = href.replace(/#.*/, '').split('?');
    const about = new URLSearchParams(query).get('about') ?? '';
    const options = [...documentOf(page).querySelectorAll('main option')];
    return !options.some((option) => option.getAttribute('value') === about);
  });
  expect(missing).toEqual([]);
});

/** Links to a form are named by an action. */
const isEnquiry = (href: string) =>
  /^\/(contact|appointment)(\?|$)|#(enquir|contact|apply|message|consultation|quote)/.test(href);
const actions =
  /\b(ask|send|write|get|book|schedule|talk|discuss|describe|plan|choose|have|tell|reach|order)\b|^discount /i;

/** Links without a word of their target, with the reason. */
const exceptions: Record<string, string> = links.some(({ words }) => words === 'Our Services')
  ? { [`Our Services ${services[0].path}`]: 'specified: links to the first service' }
  : {};

const stopWords = new Set(
  'a an the and or of to for in on at by with from your our you we us it its is are what how who which this that all more read see page'.split(
    ' ',
  ),
);
/** First four letters of the words other than stop words: 'restructured' equals 'restructuring'. */
const stems = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 1 && !stopWords.has(word))
      .map((word) => word.slice(0, 4)),
  );

function targetText(href: string): string {
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

it('link text shares a word with its target', () => {
  const unrelated = new Set(
    links
      .filter(({ href, words }) => {
        if (isEnquiry(href) && actions.test(words)) return false;
        const target = stems(targetText(href));
        return ![...stems(words)].some((stem) => target.has(stem));
      })
      .map(({ href, words }) => `${words} ${href}`),
  );
  expect([...unrelated].filter((link) => !(link in exceptions))).toEqual([]);
  expect(
    Object.keys(exceptions).filter((link) => !unrelated.has(link)),
    'exceptions that are no longer needed',
  ).toEqual([]);
});

it('links that open a new tab say so, visibly and to screen readers', () => {
  const silent = [...paths, ...articlePaths].flatMap((path) =>
    [...documentOf(path).querySelectorAll('a[target=_blank]')]
      .filter((link) => !/\(opens in new tab\)/.test(textOf(link)) || !link.querySelector('.new-tab, .icon'))
      .map((link) => `${path}: ${textOf(link)}`),
  );
  expect(silent).toEqual([]);
});
