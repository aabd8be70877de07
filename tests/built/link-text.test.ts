// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { getPathInLanguage } from '../../src/site/languages.ts';
import { languages } from '../../src/site/published-languages.ts';
import { routes } from '../../src/site/routes.ts';
import { hasPage } from '../../src/site/translated-pages.ts';
import { articlePaths, documentOf, htmlOf, paths, textOf } from './documents.ts';

/**
 * Returns the internal links of pages with their accessible names. Links outside `main` are the same on all pages, so
 * they are included only once.
 */
const linksOf = (pages: readonly string[]) =>
  pages.flatMap((path, index) =>
    [...documentOf(path).querySelectorAll(`${index === 0 ? '' : 'main '}a[href^="/"]:not([hreflang])`)]
      .map((link) => ({
        path,
        href: link.getAttribute('href') ?? '',
        words: (link.getAttribute('aria-label') ?? textOf(link)).replace('(opens in new tab)', '').trim(),
      }))
      .filter(({ href }) => htmlOf(href) !== undefined),
  );

const links = linksOf(paths);
const translated = languages.map((language) => ({
  language,
  pages: routes.filter((row) => hasPage(language, row)).map(({ path }) => getPathInLanguage(language, path)),
}));

const pagesByLanguage = [{ language: 'en', pages: paths }, ...translated];
it.each(pagesByLanguage)('links with the same text have the same URL in $language', ({ pages }) => {
  const all = linksOf(pages);
  expect(all.length).toBeGreaterThan(5 * pages.length);
  const targets = new Map<string, Set<string>>();
  for (const { path, href, words } of all) {
    // Links within one page, such as 'Contact details', may lead elsewhere on another page.
    const name = (href.startsWith(`${path}#`) ? `${path} ${words}` : words).toLowerCase();
    targets.set(name, (targets.get(name) ?? new Set()).add(href.replace(/\?[^#]*/, '')));
  }
  expect([...targets].filter(([, hrefs]) => hrefs.size > 1)).toEqual([]);
});

/** The URLs with a preselected subject or service, such as `/contact?about=Wealth#message`. */
const preselecting = [...new Set(links.map(({ href }) => href).filter((href) => href.includes('?about=')))];

it('links from a service page to Appointment and Contact preselect the service', () => {
  const hasNoQuery = /^\/(contact|appointment)(#|$)/;
  const fromServices = links.filter(({ path }) => path.startsWith('/services/'));
  expect(fromServices.filter(({ href }) => hasNoQuery.test(href))).toEqual([]);
});

it('links preselect only options that exist on the page to which they lead', () => {
  expect(preselecting.length).toBeGreaterThan(0);
  const missing = preselecting.filter((href) => {
    const about = new URL(href, 'https://firm.example').searchParams.get('about') ?? '';
    return !documentOf(href).querySelector(`main option[value="${about}"]`);
  });
  expect(missing).toEqual([]);
});

it('links that preselect the subject of a message lead to the message form', () => {
  const toContact = preselecting.filter((href) => href.includes('/contact?'));
  expect(toContact.filter((href) => !href.endsWith('#message'))).toEqual([]);
});

it('links that open a new tab contain the text “(opens in new tab)” and an icon', () => {
  const silent = [...paths, ...articlePaths].flatMap((path) =>
    [...documentOf(path).querySelectorAll('a[target=_blank]')].filter(
      (link) => !textOf(link).includes('(opens in new tab)') || !link.querySelector('.new-tab, .icon'),
    ),
  );
  expect(silent.map(textOf)).toEqual([]);
});
