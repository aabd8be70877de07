import { light } from '../tailwind.config.ts';
import { formatMessage } from '../src/lib/format-message.ts';
import { pictureText } from '#words/document.json';
import { firm } from '../src/site/firm.ts';
import { formatDocumentTitle } from '../src/site/page-info.ts';
import type { StaticPageInfo } from '../src/site/page-info.ts';
import { base, pageLocale } from '../src/site/language.ts';
import { withBase, locales, getPathInLanguage } from '../src/site/languages.ts';
import type { Language } from '../src/site/languages.ts';
import { languages } from '../src/site/published-languages.ts';
import { officeLocale } from '../src/site/office.ts';
import { notFound } from '../src/site/routes.ts';
import type { Route } from '../src/site/routes.ts';
import { hasPage } from '../src/site/translated-pages.ts';
import { getShareImagePath, createStructuredData } from '../src/site/structured-data.ts';
import { getCanonicalPath } from './canonical.ts';
import type { PageDefaults } from './page-defaults.ts';
import { escapeHtml } from './escape-html.ts';
import { chooseDescription } from './page-description.ts';

type Listed = Route | StaticPageInfo;

/**
 * Returns elements for `<head>`: the style sheet of the language, the description, and the elements for search engines
 * and messengers. Unlisted pages, untranslated pages and the 404 page have no elements for search engines, but
 * `noindex`. React renders none of these elements, because Trusted Types would reject the JSON-LD script.
 */
export function createPageHead(page: Listed | typeof notFound, defaults: PageDefaults = {}): string {
  const description = chooseDescription(page, defaults.description);
  const isTranslated = 'breadcrumb' in page || base === '' || hasPage(base.slice(1) as Language, page);
  const isListed = page.path !== notFound.path && !('unlisted' in page) && isTranslated;
  const styles = base && `<link rel="stylesheet" href="/src/styles${base}.css">`;
  const forSearch = isListed
    ? createSearchHead(page as Listed, description, defaults.image)
    : '<meta name="robots" content="noindex">';
  return `${styles}<meta name="description" content="${escapeHtml(description)}"/>${forSearch}`;
}

/**
 * Returns links to the page in each language, and to the page for readers of other languages (`x-default`). Returns an
 * empty array if the page is only in English.
 */
function createAlternateLinks(page: Listed, path: string): string[] {
  const translations = languages.filter((name) =>
    'breadcrumb' in page ? page.languages.includes(name) : hasPage(name, page),
  );
  if (translations.length === 0) return [];
  const pathsByLocale = {
    'x-default': path,
    [officeLocale]: path,
    ...Object.fromEntries(translations.map((name) => [locales[name], getPathInLanguage(name, path)])),
  };
  return Object.entries(pathsByLocale).map(
    ([locale, localePath]) =>
      `<link rel="alternate" hreflang="${locale}" href="${firm.siteUrl}${localePath}">`,
  );
}

/** Returns the canonical link, alternate links, Open Graph and JSON-LD. */
function createSearchHead(page: Listed, description: string, defaultImage?: string): string {
  const title = formatDocumentTitle(page);
  const isStaticPage = 'breadcrumb' in page;
  const isArticle = isStaticPage ? page.article : page.subject === 'article';
  const canonical = getCanonicalPath(page.path);
  const url = firm.siteUrl + withBase(base, canonical);
  const image = `${firm.siteUrl}${isStaticPage ? page.image : (defaultImage ?? getShareImagePath(page))}`;
  const openGraph = {
    'og:type': isArticle ? 'article' : 'website',
    'og:site_name': firm.name,
    'og:locale': (pageLocale ?? officeLocale).replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': formatMessage(pictureText, { label: page.label }),
  };
  // Escapes `<`, because `</script>` in a text would close the script element.
  const data = JSON.stringify(createStructuredData(page, { title, description, url })).replaceAll(
    '<',
    '\\u003c',
  );
  return [
    `<link rel="canonical" href="${url}">`,
    ...createAlternateLinks(page, canonical),
    ...Object.entries(openGraph).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${data}</script>`,
  ].join('');
}

/** Returns `sitemap.xml` with these paths. Omits pages that have the canonical path of another page. */
export function createSitemap(paths: readonly string[]): string {
  const urls = paths
    .filter((path) => getCanonicalPath(path) === path)
    .map((path) => `  <url><loc>${firm.siteUrl}${path}</loc></url>\n`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

export const createRobotsTxt = () => `User-agent: *\nAllow: /\n\nSitemap: ${firm.siteUrl}/sitemap.xml\n`;

/** Returns the web app manifest: name, icons and colours for the home screen of a phone. */
export const createWebManifest = () =>
  JSON.stringify({
    name: firm.name,
    short_name: firm.name,
    description: firm.tagline,
    lang: officeLocale,
    start_url: '/',
    display: 'browser',
    background_color: light.background,
    theme_color: light.footer,
    icons: ['any', 'maskable'].flatMap((purpose) =>
      [192, 512].map((size) => ({
        src: `/icon-${purpose === 'any' ? '' : `${purpose}-`}${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  });
