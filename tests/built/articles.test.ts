import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EXAMPLE_ARTICLE } from '../../src/site/articles.ts';
import { firm } from '../../src/site/firm.ts';
import { routes } from '../../src/site/routes.ts';
import type { Route } from '../../src/site/routes.ts';
import { services } from '../../src/site/services.ts';
import {
  articlePaths,
  documentOf,
  findAll,
  htmlOf,
  inAllLanguages,
  paths,
  scriptOf,
  scripts,
  textOf,
} from './documents.ts';

const linksIn = (path: string, part: string) =>
  findAll(path, `${part} a`).map((link) => link.getAttribute('href') ?? '');
/** Returns the links in the main content of all pages of a list of articles. */
function linksInList(list: string) {
  const names = existsSync(`dist${list}`) ? readdirSync(`dist${list}`) : [];
  const furtherPages = names.flatMap((name) => /^page-\d+(?=\.html$)/.exec(name) ?? []);
  return [list, ...furtherPages.map((name) => `${list}/${name}`)].flatMap((page) => linksIn(page, 'main'));
}
const newestArticles = linksIn('/articles', 'main li article');
/** The pages that show an article as an example. */
const templates = (routes as readonly Route[]).filter(({ subject }) => subject === 'article');
const servicePaths: readonly string[] = services.map(({ path }) => path);

it.each(articlePaths)('%s has a breadcrumb, and structured data that name its own image', (path) => {
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

const articlesInAllLanguages = inAllLanguages(articlePaths).filter((path) => htmlOf(path) !== undefined);
it.each(articlesInAllLanguages)(
  '%s is linked from the list of articles, the sitemap, the feed and the lists of its services',
  (path) => {
    const language = path.slice(0, path.indexOf('/articles/')); // '' or '/hi', for example
    expect(linksInList(`${language}/articles`)).toContain(path);
    for (const file of ['/sitemap', `${language}/feed`])
      expect(readFileSync(`dist${file}.xml`, 'utf8')).toContain(`>${firm.siteUrl}${path}<`);
    const ownServices = linksIn(path, 'main aside').filter((href) =>
      servicePaths.includes(href.slice(language.length)),
    );
    expect(ownServices.length).toBeGreaterThan(0);
    for (const service of ownServices) {
      const list = service.replace('/services/', '/articles/about/');
      expect(linksIn(service, 'main')).toContain(list);
      expect(linksInList(list)).toContain(path);
    }
  },
);

it('links to the previous article lead from the newest article to all other articles', () => {
  const previousOf = (path: string) =>
    findAll(path, 'nav[aria-label="More articles"] p')
      .find((line) => textOf(line).startsWith('Previous'))
      ?.querySelector('a')
      ?.getAttribute('href');
  const visited: string[] = [];
  for (let path = newestArticles[0] ?? null; path; path = previousOf(path) ?? null) visited.push(path);
  expect(visited.toSorted()).toEqual(articlePaths.toSorted());
});

it('the footer of Home links to the two newest articles, and every page links to the feed', () => {
  const inFooter = linksIn('/', 'footer').filter((path) => path.startsWith('/articles/'));
  expect(inFooter).toEqual(newestArticles.slice(0, 2));
  const pages = [...paths, ...articlePaths];
  expect(pages.filter((path) => !htmlOf(path)?.includes('href="/feed.xml"'))).toEqual([]);
});

it('no script contains the first words of an article', () => {
  const path = articlePaths.find((one) => templates.length === 0 || one !== EXAMPLE_ARTICLE) ?? '';
  const start = textOf(documentOf(path).querySelector('main article .prose > p')).slice(0, 40);
  expect(start).toHaveLength(40);
  expect(scripts.filter((name) => scriptOf(name).includes(start))).toEqual([]);
});

it('the search index has no article under the path of a page that shows it as an example', () => {
  const index = readFileSync('dist/search-index.json', 'utf8');
  expect(index).toContain(`${EXAMPLE_ARTICLE}#`);
  expect(templates.filter(({ path }) => index.includes(`${path}#`))).toEqual([]);
});
