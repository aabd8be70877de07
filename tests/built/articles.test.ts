// @vitest-environment jsdom
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEMPLATE } from '../../src/site/articles.ts';
import { serviceGroups } from '../../src/site/page-info.ts';
import { firm } from '../../src/site/firm.ts';
import { routes } from '../../src/site/routes.ts';
import type { Route } from '../../src/site/routes.ts';
import {
  articleLists as lists,
  articlePaths as articles,
  documentOf,
  htmlOf,
  paths,
  textOf,
} from './documents.ts';

interface Data {
  '@graph': Record<string, unknown>[];
}
const dataOf = (path: string) =>
  JSON.parse(documentOf(path).querySelector('script[type="application/ld+json"]')?.textContent ?? '') as Data;
/** A list and its later pages. */
const pagesOf = (list: string) => {
  const further = existsSync(`dist${list}`) ? readdirSync(`dist${list}`) : [];
  return [
    list,
    ...further.filter((name) => /^page-\d+\.html$/.test(name)).map((name) => `${list}/${name.slice(0, -5)}`),
  ];
};
const linksIn = (path: string, part: string) =>
  [...documentOf(path).querySelectorAll(`${part} a`)].map((link) => link.getAttribute('href') ?? '');

it('builds articles and lists of articles', () => {
  expect(articles.length).toBeGreaterThan(0);
  expect(lists.length).toBeGreaterThan(0);
});

describe.each([...articles, ...lists])('%s', (path) => {
  it('has one h1, a title, a canonical URL and a breadcrumb', () => {
    const page = documentOf(path);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('title, meta[name=description]')).toHaveLength(2);
    expect(page.title).toBe(`${textOf(page.querySelector('h1'))} - ${firm.name}`);
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe(`${firm.siteAddress}${path}`);
    expect(linksIn(path, 'nav[aria-label=Breadcrumb]')).toEqual(['/', '/articles']);
  });
});

describe.each(articles)('%s', (path) => {
  it('has structured data with its own image', () => {
    const article = dataOf(path)['@graph'].find((node) => node['@type'] === 'Article');
    expect(article).toMatchObject({ headline: textOf(documentOf(path).querySelector('h1')) });
    expect(String(article?.datePublished)).toMatch(/^\d{4}-\d\d-\d\d$/);
    const picture = String(article?.image).replace(firm.siteAddress, '');
    expect(picture, 'npm run pictures -- missing creates it').toBe(
      `/share/${path.slice(1).replace('/', '-')}.png`,
    );
    expect(existsSync(`dist${picture}`)).toBe(true);
  });

  it('is linked from the list, sitemap, feed and the pages of its services', () => {
    expect(pagesOf('/articles').flatMap((page) => linksIn(page, 'main'))).toContain(path);
    for (const file of ['sitemap', 'feed'])
      expect(readFileSync(`dist/${file}.xml`, 'utf8')).toContain(`>${firm.siteAddress}${path}<`);
    const services = serviceGroups.flatMap((group) => group.services.map((service) => service.path));
    const ownServices = linksIn(path, 'main aside').filter((href) => services.includes(href as never));
    expect(ownServices.length).toBeGreaterThan(0);
    for (const service of ownServices) {
      const list = `/articles/about/${service.replace('/services/', '')}`;
      expect(linksIn(service, 'main')).toContain(list);
      expect(pagesOf(list).flatMap((page) => linksIn(page, 'main'))).toContain(path);
    }
  });
});

it('links each article to the previous one, from the newest to the oldest', () => {
  const older = (path: string) =>
    [...documentOf(path).querySelectorAll('nav[aria-label="More articles"] p')]
      .find((line) => textOf(line).startsWith('Previous'))
      ?.querySelector('a')
      ?.getAttribute('href') ?? undefined;
  const row: string[] = [];
  for (let path: string | undefined = linksIn('/articles', 'main li article')[0]; path; path = older(path))
    row.push(path);
  expect(row.toSorted()).toEqual(articles.toSorted());
});

it('links the two newest articles in the footer and the feed from every page', () => {
  const newest = linksIn('/articles', 'main li article').slice(0, 2);
  expect(linksIn('/', 'footer').filter((path) => path.startsWith('/articles/'))).toEqual(newest);
  const without = [...paths, ...articles].filter((path) => !htmlOf(path)?.includes('href="/feed.xml"'));
  expect(without).toEqual([]);
});

it('puts the text of an article into no script', () => {
  const isTemplateShown = (routes as readonly Route[]).some(({ shows }) => shows === 'article');
  const path = articles.find((one) => !isTemplateShown || one !== TEMPLATE) ?? '';
  const words = textOf(documentOf(path).querySelector('main article .prose > p')).slice(0, 40);
  expect(words).toHaveLength(40);
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((name) => readFileSync(`dist/assets/${name}`, 'utf8').includes(words))).toEqual([]);
});

it('indexes an article at its own path, not at the page that shows it as a template', () => {
  const index = readFileSync('dist/search-index.json', 'utf8');
  expect(index).toContain(`${TEMPLATE}#`);
  const shown = (routes as readonly Route[]).filter(({ shows }) => shows === 'article');
  expect(shown.filter(({ path }) => index.includes(`${path}#`))).toEqual([]);
});
