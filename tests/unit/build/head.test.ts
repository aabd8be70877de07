import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifest, pageHead, robots, sitemap } from '../../../src/build/head.ts';
import { TEMPLATE } from '../../../src/site/articles.ts';
import { firm } from '../../../src/site/firm.ts';
import { route, breadcrumbTrail } from '../../../src/site/page-info.ts';
import type { StaticPageInfo } from '../../../src/site/page-info.ts';
import { notFound, routes } from '../../../src/site/routes.ts';
import type { Route } from '../../../src/site/routes.ts';
import { shareImage } from '../../../src/site/structured-data.ts';

const dataOf = (page: Route | StaticPageInfo) => {
  const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(pageHead(page))?.[1] ?? '';
  return JSON.parse(json) as { '@graph': { '@type': string | string[] }[] };
};
const typesOf = (route: Route) => dataOf(route)['@graph'].flatMap((node) => node['@type']);

const listed = (routes as readonly Route[]).filter(({ unlisted }) => !unlisted);

describe.each(listed)('the head of $path', (route) => {
  it('contains its canonical address and an existing picture of 1200x630 px', () => {
    const head = pageHead(route);
    const canonical = route.shows === 'article' ? TEMPLATE : route.path; // whose article it shows
    const url = `${firm.siteAddress}${canonical}`;
    expect(head).toContain(`<link rel="canonical" href="${url}">`);
    expect(head).toContain(`<meta property="og:url" content="${url}">`);
    const data = JSON.stringify(dataOf(route));
    expect(data.includes(`"item":"${url}"`)).toBe(route.path !== '/');
    expect(`${head}${data}`.includes(`"${firm.siteAddress}${route.path}"`)).toBe(canonical === route.path);
    expect(head).toContain(`<meta property="og:image" content="${firm.siteAddress}${shareImage(route)}">`);
    const file = `public${shareImage(route)}`;
    expect(existsSync(file), `${file} is missing: npm run pictures draws it`).toBe(true);
    const picture = readFileSync(file);
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('describes the firm, the site and the breadcrumb, without ratings', () => {
    expect(typesOf(route)).toEqual(expect.arrayContaining(['Organization', firm.kind, 'WebSite']));
    expect(typesOf(route).includes('BreadcrumbList')).toBe(route.path !== '/');
    expect(typesOf(route).includes('Service')).toBe(Boolean(route.group));
    expect(JSON.stringify(dataOf(route))).not.toMatch(/aggregateRating|"Review"/);
  });
});

it('describes a person on the founder page and a posting on the article', () => {
  for (const [shown, type] of [
    ['founder', 'Person'],
    ['article', 'BlogPosting'],
  ]) {
    const having = listed.filter((route) => typesOf(route).includes(type ?? ''));
    expect(having).toEqual(listed.filter(({ shows }) => shows === shown));
  }
});

const article: StaticPageInfo = {
  path: '/articles/a-and-b',
  label: 'A & B',
  description: `Words <here> and "there", ${'and more '.repeat(8)}`,
  image: '/share/articles.png',
  breadcrumb: breadcrumbTrail('/articles'),
};

it('escapes every text', () => {
  const head = pageHead({ ...article, label: '</script>', description: `"><script>${article.description}` });
  expect(head.match(/<script|<\/script/g)).toHaveLength(2);
  expect(head).toContain(`<meta name="description" content="&quot;&gt;&lt;script&gt;Words &lt;here&gt;`);
  expect(head).toContain(
    `<meta property="og:title" content="&lt;/script&gt; - ${firm.name.replaceAll('&', '&amp;')}">`,
  );
});

it('excludes the search and the 404 page from search engines', () => {
  for (const page of [route('/search'), notFound])
    expect(pageHead(page)).toMatch(
      /^<meta name="description" content="[^"]{70,160}"\/>\s+<meta name="robots" content="noindex">$/,
    );
});

const home = route('/');

const undescribed = { path: '/new' as '/about', label: 'New', parent: '/' } as const;

it.each<[string, Route | StaticPageInfo]>([
  ['src/site/pages.ts: the title of / has 2 characters, it must have 3 to 41', { ...home, title: 'aa' }],
  ['the title of / has 42 characters', { ...home, title: 'a'.repeat(42) }],
  ['pages.ts: the title of / is missing', { ...home, title: '' }],
  ['src/site/descriptions.ts: the description of /new is missing', undescribed],
  ['/a-and-b has 69 characters, it must have 70 to 160', { ...article, description: 'a'.repeat(69) }],
  ['/a-and-b has 161 characters, it must have 70 to 160', { ...article, description: 'a'.repeat(161) }],
])('throws with the page and the reason: %s', (message, page) => {
  expect(() => pageHead(page)).toThrow(message);
});

it.each([70, 160])('accepts a description of %i visible characters', (length) => {
  const rest = 'a'.repeat(length - 1);
  expect(pageHead({ ...article, description: `&${rest}` })).toContain(`content="&amp;${rest}"`);
});

it('lists each canonical address once in the sitemap, and the sitemap in robots.txt', () => {
  const shown = listed.some(({ shows }) => shows === 'article') ? [TEMPLATE] : [];
  const xml = sitemap([...listed.map(({ path }) => path), ...shown]);
  const canonical = listed.map((route) => /rel="canonical" href="([^"]*)"/.exec(pageHead(route))?.[1]);
  const found = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(found.toSorted()).toEqual([...new Set(canonical)].toSorted());
  expect(robots()).toContain(`Sitemap: ${firm.siteAddress}/sitemap.xml`);
});

it('has icons for home screens of the sizes that the manifest names', () => {
  const { icons } = JSON.parse(manifest()) as { icons: { src: string; sizes: string; purpose: string }[] };
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes } of icons) {
    const side = readFileSync(`public${src}`).readUInt32BE(16);
    expect(`${side}x${side}`).toBe(sizes);
  }
});
