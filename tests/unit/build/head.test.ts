import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifest, robots, searchHead, sitemap } from '../../../src/build/head.ts';
import { TEMPLATE } from '../../../src/content/article.ts';
import { firm } from '../../../src/site/firm.ts';
import { routes } from '../../../src/site/routes.ts';
import type { Route } from '../../../src/site/routes.ts';
import { shareImage } from '../../../src/site/structured-data.ts';

const describedBy = (words: string) =>
  `<title>A &amp; B</title><meta name="description" content="${words}"/><main></main>`;
const rendered = describedBy(`Words &lt;here&gt; ${'and more '.repeat(8)}`);
const dataOf = (route: Route) => {
  const json =
    /<script type="application\/ld\+json">(.*)<\/script>/.exec(searchHead(route, rendered))?.[1] ?? '';
  return JSON.parse(json) as { '@graph': { '@type': string | string[] }[] };
};
const typesOf = (route: Route) => dataOf(route)['@graph'].flatMap((node) => node['@type']);

const listed = (routes as readonly Route[]).filter(({ unlisted }) => !unlisted);

describe.each(listed)('what search engines read of $path', (route) => {
  it('names its canonical address and a picture of 1200x630 px that exists', () => {
    const head = searchHead(route, rendered);
    const canonical = route.path === '/blogDetails' ? TEMPLATE : route.path; // whose article it shows
    expect(head).toContain(`<link rel="canonical" href="${firm.siteAddress}${canonical}">`);
    expect(head).toContain(`<meta property="og:image" content="${firm.siteAddress}${shareImage(route)}">`);
    const file = `public${shareImage(route)}`;
    expect(existsSync(file), `${file} is missing: npm run pictures draws it`).toBe(true);
    const picture = readFileSync(file);
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('describes the firm, the site and the way to the page, and rates nobody', () => {
    expect(typesOf(route)).toEqual(expect.arrayContaining(['Organization', 'FinancialService', 'WebSite']));
    expect(typesOf(route).includes('BreadcrumbList')).toBe(route.path !== '/');
    expect(typesOf(route).includes('Service')).toBe(Boolean(route.group));
    expect(JSON.stringify(dataOf(route))).not.toMatch(/aggregateRating|"Review"/);
  });
});

it('has a person on the founder page and a posting on the article', () => {
  const of = (path: string) =>
    typesOf((routes as readonly Route[]).find((route) => route.path === path) as Route);
  expect(of('/founderprofile')).toContain('Person');
  expect(of('/blogDetails')).toContain('BlogPosting');
});

it('lets no text end the data element, and refuses a page without title or description', () => {
  const home = (routes as readonly Route[])[0] as Route;
  const hostile = rendered.replace('A &amp; B', '&lt;/script&gt;');
  expect(searchHead(home, hostile).match(/<\/script>/g)).toHaveLength(1);
  expect(() => searchHead(home, '<main></main>')).toThrow('/ renders no title');
});

it.each([69, 161])('refuses a description of %i characters, naming the file', (length) => {
  const [home, about] = routes;
  const words = 'a'.repeat(length);
  const limits = `the description has ${length} characters, and needs 70 to 160`;
  expect(() => searchHead(home, describedBy(words))).toThrow(`src/pages/home.tsx: ${limits}`);
  expect(() => searchHead(about, describedBy(words))).toThrow(`src/pages/about.tsx: ${limits}`);
});

it.each([70, 160])('takes a description of %i characters, as a reader counts them', (length) => {
  const words = `&amp;${'a'.repeat(length - 1)}`;
  expect(searchHead(routes[0], describedBy(words))).toContain(words);
});

it('lists every page in the sitemap, and names the sitemap to robots', () => {
  const xml = sitemap(routes.map((route) => route.path));
  expect(xml.match(/<loc>/g)).toHaveLength(routes.length);
  expect(robots()).toContain(`Sitemap: ${firm.siteAddress}/sitemap.xml`);
});

it('offers icons that exist to a home screen', () => {
  const { icons } = JSON.parse(manifest()) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons) {
    const side = readFileSync(`public${src}`).readUInt32BE(16);
    expect(`${side}x${side}`).toBe(sizes);
  }
});
