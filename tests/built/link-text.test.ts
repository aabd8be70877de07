// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { match } from '../../src/site/page-info.ts';
import { services } from '../../src/site/services.ts';
import { articlePaths, documentOf, htmlOf, paths, textOf } from './documents.ts';

/** The internal links with their accessible names. Links outside main are included once. */
const links = paths.flatMap((path, index) =>
  [...documentOf(path).querySelectorAll(`${index === 0 ? '' : 'main '}a[href^="/"]:not([hreflang])`)]
    .map((link) => ({
      path,
      href: link.getAttribute('href') ?? '',
      words: (link.getAttribute('aria-label') ?? textOf(link)).replace('(opens in new tab)', '').trim(),
    }))
    .filter(({ href }) => htmlOf(href) !== undefined),
);

it('links with the same text have the same target, apart from preselected answers', () => {
  expect(links.length).toBeGreaterThan(5 * paths.length);
  const targets = new Map<string, Set<string>>();
  for (const { path, href, words } of links) {
    // Links within their own page, such as 'Contact details', may repeat on other pages.
    const name = (href.startsWith(`${path}#`) ? `${path} ${words}` : words).toLowerCase();
    targets.set(name, (targets.get(name) ?? new Set()).add(href.replace(/\?[^#]*/, '')));
  }
  expect([...targets].filter(([, hrefs]) => hrefs.size > 1)).toEqual([]);
});

it('links to Appointment and Contact from a service page choose the service there', () => {
  const isPlain = /^\/(contact|appointment)(#|$)/;
  expect(links.filter(({ path, href }) => path.startsWith('/services/') && isPlain.test(href))).toEqual([]);
  const chosen = [...new Set(links.map(({ href }) => href).filter((href) => href.includes('?about=')))];
  expect(chosen.length).toBeGreaterThan(0);
  const toTop = chosen.filter((href) => href.includes('/contact?') && !href.endsWith('#message'));
  expect(toTop, 'links that choose the subject of a message lead to its form').toEqual([]);
  const missing = chosen.filter((href) => {
    const about = new URL(href, 'https://firm.example').searchParams.get('about') ?? '';
    return !documentOf(href).querySelector(`main option[value="${about}"]`);
  });
  expect(missing).toEqual([]);
});

/** Links to a form are named by an action. */
const form = /^\/(contact|appointment)(\?|$)|#(enquir|contact|apply|message|consultation|quote)/;
const action =
  /\b(ask|send|write|get|book|schedule|talk|discuss|describe|plan|choose|have|tell|reach|order)\b|^discount /i;

const stopWords =
  /^(.|an|the|and|or|of|to|for|in|on|at|by|with|from|your|our|you|we|us|it|its|is|are|what|how|who|which|this|that|all|more|read|see|page)$/;
/** Returns the first four letters of each word, without stop words, so that 'restructured' equals 'restructuring'. */
const stems = (text: string) =>
  text
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.filter((word) => !stopWords.test(word))
    .map((word) => word.slice(0, 4)) ?? [];

function targetText(href: string): string {
  const page = documentOf(href);
  const [path = '', anchor = ''] = href.split('#');
  const part = page.getElementById(anchor);
  // A field is named by its label.
  const named = part?.querySelector('h1, h2, h3') ?? page.querySelector(`label[for="${anchor}"]`) ?? part;
  const heads = [page.querySelector('h1'), named];
  return [match(path)?.label, page.title, ...heads.map(textOf)].join(' ');
}

it('link text shares a word with its target', () => {
  const unrelated = links.filter(({ href, words }) => {
    if (form.test(href) && action.test(words)) return false;
    const target = stems(targetText(href));
    return !stems(words).some((stem) => target.includes(stem));
  });
  // The specification links 'Our Services' to the first service.
  const specified = links.filter(({ href, words }) => words === 'Our Services' && href === services[0].path);
  expect(unrelated).toEqual(specified);
});

it('links that open a new tab say so, visibly and to screen readers', () => {
  const silent = [...paths, ...articlePaths].flatMap((path) =>
    [...documentOf(path).querySelectorAll('a[target=_blank]')].filter(
      (link) => !textOf(link).includes('(opens in new tab)') || !link.querySelector('.new-tab, .icon'),
    ),
  );
  expect(silent.map(textOf)).toEqual([]);
});
