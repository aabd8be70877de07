import { expect, it } from 'vitest';
import { getPathInLanguage } from '../../src/site/languages.ts';
import { languages } from '../../src/site/published-languages.ts';
import { routes } from '../../src/site/routes.ts';
import { hasPage } from '../../src/site/translated-pages.ts';
import { articlePaths, documentOf, findAll, htmlOf, paths, textOf } from './documents.ts';

/**
 * Returns the internal links of pages with their accessible names. Links outside `main` are the same on all pages, so
 * only the links of the first page are included.
 */
const linksOf = (pages: readonly string[]) =>
  pages.flatMap((path, index) =>
    findAll(path, `${index === 0 ? '' : 'main '}a[href^="/"]:not([hreflang])`)
      .map((link) => ({
        path,
        href: link.getAttribute('href') ?? '',
        name: (link.getAttribute('aria-label') ?? textOf(link)).replace('(opens in new tab)', '').trim(),
      }))
      .filter(({ href }) => htmlOf(href) !== undefined),
  );

it.each(['en', ...languages] as const)('links with the same text have the same URL in %s', (language) => {
  const pages = routes
    .filter((row) => hasPage(language, row))
    .map(({ path }) => getPathInLanguage(language, path));
  const all = linksOf(pages);
  expect(all.length).toBeGreaterThan(5 * pages.length);
  const targets = new Map<string, Set<string>>();
  for (const { path, href, name } of all) {
    // A link within its own page, such as 'Contact details', may have another URL on another page.
    const key = (href.startsWith(`${path}#`) ? `${path} ${name}` : name).toLowerCase();
    targets.set(key, (targets.get(key) ?? new Set()).add(href.replace(/\?[^#]*/, '')));
  }
  expect([...targets].filter(([, hrefs]) => hrefs.size > 1)).toEqual([]);
});

const links = linksOf(paths);
/** The URLs that preselect a subject or a service, such as `/contact?about=Wealth#message`. */
const aboutUrls = [...new Set(links.map(({ href }) => href).filter((href) => href.includes('?about=')))];

it('links from a service page to Appointment and Contact preselect the service', () => {
  const hasNoQuery = /^\/(contact|appointment)(#|$)/;
  const fromServices = links.filter(({ path }) => path.startsWith('/services/'));
  expect(fromServices.filter(({ href }) => hasNoQuery.test(href))).toEqual([]);
});

it('links preselect only options that exist on their page, and links to Contact lead to the message form', () => {
  expect(aboutUrls.length).toBeGreaterThan(0);
  const missing = aboutUrls.filter((href) => {
    const about = new URL(href, 'https://firm.example').searchParams.get('about') ?? '';
    return !documentOf(href).querySelector(`main option[value="${about}"]`);
  });
  expect(missing).toEqual([]);
  const toContact = aboutUrls.filter((href) => href.includes('/contact?'));
  expect(toContact.filter((href) => !href.endsWith('#message'))).toEqual([]);
});

it('links that open a new tab contain the text “(opens in new tab)” and an icon', () => {
  const unmarked = [...paths, ...articlePaths]
    .flatMap((path) => findAll(path, 'a[target=_blank]'))
    .filter((link) => !textOf(link).includes('(opens in new tab)') || !link.querySelector('.new-tab, .icon'));
  expect(unmarked.map(textOf)).toEqual([]);
});
