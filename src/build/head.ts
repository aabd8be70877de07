import { light } from '../../tailwind.config.ts';
import { TEMPLATE } from '../content/article.ts';
import { firm } from '../site/firm.ts';
import type { Route } from '../site/routes.ts';
import { shareImage, structuredData } from '../site/structured-data.ts';
import type { Place } from '../site/structured-data.ts';
import { pageSource } from './page-source.ts';

/** Text as React has escaped it for HTML, read back. */
export const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Characters of a description: shorter says too little in a list of results, longer is cut off there. */
const DESCRIPTION = { least: 70, most: 160 };

/**
 * What search engines and messengers read, made from the title and description the page renders: canonical
 * address, Open Graph, JSON-LD. Written at build: React on the client would trip over Trusted Types.
 */
export function searchHead(page: Route | Place, rendered: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(rendered)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(rendered)?.[1];
  if (!title || !description) throw new Error(`${page.path} renders no title or no description`);
  const { length } = unescape(description);
  if (length < DESCRIPTION.least || length > DESCRIPTION.most)
    throw new Error(
      `${pageSource(page.path)}: the description has ${length} characters, and needs ${DESCRIPTION.least} to ${DESCRIPTION.most}`,
    );
  const isPlace = 'way' in page;
  const address = `${firm.siteAddress}${page.path}`;
  const image = `${firm.siteAddress}${isPlace ? page.image : shareImage(page)}`;
  // The specified template shows an article that has an address of its own: searchers are sent there.
  const canonical = !isPlace && page.shows === 'article' ? `${firm.siteAddress}${TEMPLATE}` : address;
  const og = {
    'og:type': (isPlace ? page.article : page.shows === 'article') ? 'article' : 'website',
    'og:site_name': firm.name,
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${page.label}: the engraved rosette of this page beside its title`,
  };
  // `<` is written as an escape, so that no text can end the element.
  const data = JSON.stringify(
    structuredData(page, { title: unescape(title), description: unescape(description) }),
  ).replaceAll('<', '\\u003c');
  return [
    `<link rel="canonical" href="${canonical}">`,
    ...Object.entries(og).map(([property, content]) => `<meta property="${property}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${data}</script>`,
  ].join('\n    ');
}

/** `sitemap.xml` and `robots.txt` from the route table. */
export function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${firm.siteAddress}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

export const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${firm.siteAddress}/sitemap.xml\n`;

/** The web app manifest: name, icons and colours for a phone's home screen. */
export const manifest = () =>
  JSON.stringify({
    name: firm.name,
    short_name: firm.name,
    description: firm.tagline,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: light.paper,
    theme_color: light.night,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
