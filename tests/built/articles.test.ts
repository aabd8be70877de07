// @vitest-environment jsdom
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEMPLATE } from '../../src/site/articles.ts';
import { serviceGroups } from '../../src/site/page-info.ts';
import { firm } from '../../src/site/firm.ts';
import { routes } from '../../src/site/routes.ts';
import type { Route } from '../../src/site/routes.ts';
import {
  articlePaths as articles,
  documentOf,
  htmlOf,
  paths,
  scriptOf,
  scripts,
  textOf,
} from './documents.ts';

const linksIn = (path: string, part: string) =>
  [...documentOf(path).querySelectorAll(`${part} a`)].map((link) => link.getAttribute('href') ?? '');
/** Returns the links in the main content of all pages of a list. */
function linksInList(list: string) {
  const names = existsSync(`dist${list}`) ? readdirSync(`dist${list}`) : [];
  const further = names.flatMap((name) => /^page-\d+(?=\.html$)/.exec(name) ?? []);
  return [list, ...further.map((name) => `${list}/${name}`)].flatMap((page) => linksIn(page, 'main'));
}
const newest = linksIn('/articles', 'main li article');
/** The pages that show an article as an example. */
const templates = (routes as readonly Route[]).filter(({ shows }) => shows === 'article');

describe.each(articles)('%s', (path) => {
  it('has structured data that names its own image', () => {
    const page = documentOf(path);
    expect(linksIn(path, 'nav[aria-label=Breadcrumb]')).toEqual(['/', '/articles']);
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(data['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'Article',
        headline: textOf(page.querySelector('h1')),
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        image: `${firm.siteUrl}/share/${path.slice(1).replace('/', '-')}.png`,
      }),
    );
  });

  it('is linked from the list, the sitemap, the feed and its services', () => {
    expect(linksInList('/articles')).toContain(path);
    for (const file of ['sitemap', 'feed'])
      expect(readFileSync(`dist/${file}.xml`, 'utf8')).toContain(`>${firm.siteUrl}${path}<`);
    const services: string[] = serviceGroups.flatMap((group) =>
      group.services.map((service) => service.path),
    );
    const ownServices = linksIn(path, 'main aside').filter((href) => services.includes(href));
    expect(ownServices.length).toBeGreaterThan(0);
    for (const service of ownServices) {
      const list = service.replace('/services/', '/articles/about/');
      expect(linksIn(service, 'main')).toContain(list);
      expect(linksInList(list)).toContain(path);
    }
  });
});

it('each article links to the previous one', () => {
  const older = (path: string) =>
    [...documentOf(path).querySelectorAll('nav[aria-label="More articles"] p')]
      .find((line) => textOf(line).startsWith('Previous'))
      ?.querySelector('a')
      ?.getAttribute('href');
  const row: string[] = [];
  for (let path = newest[0] ?? null; path; path = older(path) ?? null) row.push(path);
  expect(row.toSorted()).toEqual(articles.toSorted());
});

it('every footer links to the two newest articles', () => {
  const inFooter = linksIn('/', 'footer').filter((path) => path.startsWith('/articles/'));
  expect(inFooter).toEqual(newest.slice(0, 2));
  const without = [...paths, ...articles].filter((path) => !htmlOf(path)?.includes('href="/feed.xml"'));
  expect(without).toEqual([]);
});

it('no script contains the text of an article', () => {
  const path = articles.find((one) => templates.length === 0 || one !== TEMPLATE) ?? '';
  const words = textOf(documentOf(path).querySelector('main article .prose > p')).slice(0, 40);
  expect(words).toHaveLength(40);
  expect(scripts.filter((name) => scriptOf(name).includes(words))).toEqual([]);
});

it('the search index has each article only under its own path', () => {
  const index = readFileSync('dist/search-index.json', 'utf8');
  expect(index).toContain(`${TEMPLATE}#`);
  expect(templates.filter(({ path }) => index.includes(`${path}#`))).toEqual([]);
});
