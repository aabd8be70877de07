import { getCacheControl, contentTypes } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { mapEntries } from './hosting.ts';

/**
 * Returns `_headers` for Netlify and Cloudflare Pages.
 * - Pages have no rules of their own, because Cloudflare reads at most 100 rules.
 * - No two rules set the same header for a file, because the hosts would join both values with a comma.
 * - No rule sets `Cache-Control` outside /assets/, because both hosts make browsers revalidate files by default.
 * - Rules apply to each status. If a page of another deployment requests a missing file in /assets/, the browser
 *   therefore caches the 404 for a year.
 */
export const createHeadersFile = ({ headers, languages }: Hosting) =>
  [
    '/*',
    ...mapEntries(headers, (name, value) => `  ${name}: ${value}`),
    '/assets/*',
    `  Cache-Control: ${getCacheControl('/assets/')}`,
    // Netlify and Cloudflare would send contact cards with another content type.
    ...['', ...languages.map((language) => `/${language}`)].flatMap((base) => [
      `${base}/contact.vcf`,
      `  Content-Type: ${contentTypes.vcf}`,
    ]),
    '',
  ].join('\n');

/**
 * Returns `_redirects` for Netlify and Cloudflare Pages. Cloudflare ignores the rules with status 404, but by default
 * serves the 404.html of the nearest folder.
 */
export const createRedirectsFile = ({ redirects, languages }: Hosting) =>
  [
    ...mapEntries(redirects, (from, to) => `${from} ${to} 301\n`),
    ...languages.map((language) => `/${language}/* /${language}/404.html 404\n`),
  ].join('');
