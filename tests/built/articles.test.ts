// @vitest-environment jsdom
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEMPLATE } from '../../src/site/articles.ts';
import { serviceGroups } from '../../src/site/derive.ts';
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
/** A list and its further pages. */
const pagesOf = (list: string) => {
  const further = existsSync(`dist${list}`) ? readdirSync(`dist${list}`) : [];
  return [
    list,
    ...further.filter((name) => /^page-\d+\.html$/.test(name)).map((name) => `${list}/${name.slice(0, -5)}`),
  ];
};
const linksIn = (path: string, part: string) =>
  [...documentOf(path).querySelectorAll(`${part} a`)].map((link) => link.getAttribute('href') ?? '');

it('some are there, and lists of services', () => {
  expect(articles.length).toBeGreaterThan(0);
  expect(lists.length).toBeGreaterThan(0);
});

describe.each([...articles, ...lists])('%s', (path) => {
  it('has one h1, its own title and address, the landmarks and the way from Home', () => {
    const page = documentOf(path);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('title, meta[name=description]')).toHaveLength(2);
    expect(page.title).toBe(`${textOf(page.querySelector('h1'))} - ${firm.name}`);
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe(`${firm.siteAddress}${path}`);
    expect(linksIn(path, 'nav[aria-label=Breadcrumb]')).toEqual(['/', '/articles']);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('leaves out no rank of headings', () => {
    const ranks = [...documentOf(path).querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ localName }) =>
      Number(localName[1]),
    );
    expect(ranks.filter((rank, at) => rank > (ranks[at - 1] ?? 0) + 1)).toEqual([]);
  });

  it('leads to pages and places that are there', () => {
    const lost = linksIn(path, 'main').filter((href) => {
      if (!/^[/#]/.test(href) || href === '/feed.xml') return false;
      const [target = '', anchor] = href.split('#');
      if (htmlOf(target || path) === undefined) return true;
      return Boolean(anchor) && !documentOf(target || path).getElementById(anchor ?? '');
    });
    expect(lost).toEqual([]);
  });
});

describe.each(articles)('%s', (path) => {
  it('tells searchers what it is, with a picture of its own', () => {
    const article = dataOf(path)['@graph'].find((node) => node['@type'] === 'Article');
    expect(article).toMatchObject({ headline: textOf(documentOf(path).querySelector('h1')) });
    expect(String(article?.datePublished)).toMatch(/^\d{4}-\d\d-\d\d$/);
    const picture = String(article?.image).replace(firm.siteAddress, '');
    expect(picture, 'npm run pictures -- missing draws it').toBe(
      `/share/${path.slice(1).replace('/', '-')}.png`,
    );
    expect(existsSync(`dist${picture}`)).toBe(true);
  });

  it('stands on the list, in the sitemap and the feed, and on the page of each of its services', () => {
    expect(pagesOf('/articles').flatMap((page) => linksIn(page, 'main'))).toContain(path);
    for (const file of ['sitemap', 'feed'])
      expect(readFileSync(`dist/${file}.xml`, 'utf8')).toContain(`>${firm.siteAddress}${path}<`);
    const services = serviceGroups.flatMap((group) => group.services.map((service) => service.path));
    const its = linksIn(path, 'main aside').filter((href) => services.includes(href as never));
    expect(its.length).toBeGreaterThan(0);
    for (const service of its) {
      const list = `/articles/about/${service.replace('/services/', '')}`;
      expect(linksIn(service, 'main')).toContain(list);
      expect(pagesOf(list).flatMap((page) => linksIn(page, 'main'))).toContain(path);
    }
  });
});

it('neighbours form one row from the newest to the oldest', () => {
  const older = (path: string) =>
    [...documentOf(path).querySelectorAll('nav[aria-label="More articles"] p')]
      .find((way) => textOf(way).startsWith('Previous'))
      ?.querySelector('a')
      ?.getAttribute('href') ?? undefined;
  const row: string[] = [];
  for (let path: string | undefined = linksIn('/articles', 'main li article')[0]; path; path = older(path))
    row.push(path);
  expect(row.toSorted()).toEqual(articles.toSorted());
});

it('the footer names the two newest, and every page names the feed', () => {
  const newest = linksIn('/articles', 'main li article').slice(0, 2);
  expect(linksIn('/', 'footer').filter((path) => path.startsWith('/articles/'))).toEqual(newest);
  const without = [...paths, ...articles].filter((path) => !htmlOf(path)?.includes('href="/feed.xml"'));
  expect(without).toEqual([]);
});

it('an article is a document alone: no script holds its words', () => {
  const isTemplateShown = (routes as readonly Route[]).some(({ shows }) => shows === 'article');
  const path = articles.find((one) => !isTemplateShown || one !== TEMPLATE) ?? '';
  const words = textOf(documentOf(path).querySelector('main article .prose > p')).slice(0, 40);
  expect(words).toHaveLength(40);
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((name) => readFileSync(`dist/assets/${name}`, 'utf8').includes(words))).toEqual([]);
});

it('the search finds an article at its own address, not on the page that shows it as a template', () => {
  const index = readFileSync('dist/search-index.json', 'utf8');
  expect(index).toContain(`${TEMPLATE}#`);
  const shown = (routes as readonly Route[]).filter(({ shows }) => shows === 'article');
  expect(shown.filter(({ path }) => index.includes(`${path}#`))).toEqual([]);
});
