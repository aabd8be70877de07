import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createWebManifest, createPageHead, createRobotsTxt, createSitemap } from '../../../build/head.ts';
import { createPageDefaults } from '../../../build/page-defaults.ts';
import { EXAMPLE_ARTICLE } from '../../../src/site/articles.ts';
import { firm } from '../../../src/site/firm.ts';
import { getRoute, getBreadcrumbTrail } from '../../../src/site/page-info.ts';
import type { StaticPageInfo } from '../../../src/site/page-info.ts';
import { notFound, routes } from '../../../src/site/routes.ts';
import type { Route } from '../../../src/site/routes.ts';
import { getShareImagePath } from '../../../src/site/structured-data.ts';

const listed = (routes as readonly Route[]).filter(({ unlisted }) => !unlisted);
/** Returns the HTML of the head of a page, with the defaults that the build takes from its content. */
const headOf = (page: Route) =>
  createPageHead(
    page,
    createPageDefaults(page, `<h1>Name</h1><p>${'What it is about. '.repeat(8)}</p>`).defaults,
  );
const sizeOf = (file: string) => [16, 20].map((offset) => readFileSync(file).readUInt32BE(offset));

it.each(listed)('the head of $path has its URL, picture and structured data', (page) => {
  const head = headOf(page);
  // The page shows an article, so the canonical URL is the URL of the article.
  const canonical = page.subject === 'article' ? EXAMPLE_ARTICLE : page.path;
  const url = `${firm.siteUrl}${canonical}`;
  expect(head).toContain(`<link rel="canonical" href="${url}">`);
  expect(head).toContain(`<meta property="og:url" content="${url}">`);
  expect(head.includes(`"${firm.siteUrl}${page.path}"`)).toBe(canonical === page.path);
  const image = existsSync(`public${getShareImagePath(page)}`)
    ? getShareImagePath(page)
    : getShareImagePath({ path: '/' });
  expect(head).toContain(`<meta property="og:image" content="${firm.siteUrl}${image}">`);
  expect(sizeOf(`public${image}`)).toEqual([1200, 630]);
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head) ?? [];
  const data = JSON.parse(json) as { '@graph': { '@type': string | string[] }[] };
  const types = data['@graph'].flatMap((node) => node['@type']);
  expect(types).toEqual(expect.arrayContaining(['Organization', firm.kind, 'WebSite']));
  expect(json.includes(`"item":"${url}"`)).toBe(page.path !== '/');
  for (const [type, isShown] of Object.entries({
    BreadcrumbList: page.path !== '/',
    Service: Boolean(page.group),
    Person: page.subject === 'founder',
    BlogPosting: page.subject === 'article',
  }))
    expect(types.includes(type), `${type}`).toBe(isShown);
  expect(json).not.toMatch(/aggregateRating|"Review"/);
});

const article: StaticPageInfo = {
  path: '/articles/a-and-b',
  label: 'A & B',
  description: `Words <here> and "there", ${'and more '.repeat(8)}`,
  image: '/share/articles.png',
  languages: ['en'],
  breadcrumb: getBreadcrumbTrail('/articles'),
};

it('the label and the description of a page are escaped in the head', () => {
  const head = createPageHead({
    ...article,
    label: '</script>',
    description: `"><script>${article.description}`,
  });
  expect(head.match(/<script|<\/script/g)).toHaveLength(2);
  expect(head).toContain(`<meta name="description" content="&quot;&gt;&lt;script&gt;Words &lt;here&gt;`);
  expect(head).toContain(
    `<meta property="og:title" content="&lt;/script&gt; - ${firm.name.replaceAll('&', '&amp;')}">`,
  );
});

it('the search page and the 404 page have only a description and `noindex` in the head', () => {
  for (const page of [getRoute('/search'), notFound])
    expect(createPageHead(page)).toMatch(
      /^<meta name="description" content="[^"]{70,160}"\/><meta name="robots" content="noindex">$/,
    );
});

it('a page whose title or description is too long for search results is rejected', () => {
  expect(() => createPageHead({ ...getRoute('/'), title: 'a'.repeat(42) })).toThrow('has 42 characters');
  expect(() => createPageHead({ ...article, description: 'a'.repeat(161) })).toThrow('has 161 characters');
});

it('robots.txt names the sitemap, which lists each canonical URL once', () => {
  const shown = listed.some(({ subject }) => subject === 'article') ? [EXAMPLE_ARTICLE] : [];
  const xml = createSitemap([...listed.map(({ path }) => path), ...shown]);
  const canonical = listed.map((page) => /rel="canonical" href="([^"]*)"/.exec(headOf(page))?.[1]);
  const found = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(found.toSorted()).toEqual([...new Set(canonical)].toSorted());
  expect(createRobotsTxt()).toContain(`Sitemap: ${firm.siteUrl}/sitemap.xml`);
});

it('the icons in the manifest have the sizes that it states', () => {
  const { icons } = JSON.parse(createWebManifest()) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  const wanted = ['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'];
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(wanted);
  for (const { src, sizes } of icons) expect(sizeOf(`public${src}`).join('x')).toBe(sizes);
});
