import { cacheControl, contentTypes } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { mapEntries } from './hosting.ts';

/**
 * Returns `_headers` for Netlify and Cloudflare Pages.
 * - Each rule is for a folder, because Cloudflare reads at most 100 rules.
 * - No two rules set the same header for a file, because the hosts would join both values with a comma.
 * - No rule sets `Cache-Control` outside /assets/: the default of both hosts is to revalidate each file.
 * - Rules cannot depend on the status. A 404 in /assets/ is therefore cached like a file. Only pages of another
 *   deployment request such files.
 */
export const headersFile = ({ headers, languages }: Hosting) =>
  [
    '/*',
    ...mapEntries(headers, (name, value) => `  ${name}: ${value}`),
    '/assets/*',
    `  Cache-Control: ${cacheControl('/assets/')}`,
    // The default type of both hosts for contact cards is another one.
    ...['', ...languages.map((language) => `/${language}`)].flatMap((base) => [
      `${base}/contact.vcf`,
      `  Content-Type: ${contentTypes.vcf}`,
    ]),
    '',
  ].join('\n');

/**
 * Returns `_redirects` for Netlify and Cloudflare Pages. Only Netlify reads the rules with status 404.
 * Cloudflare ignores them: its default is the 404.html of the nearest folder above the path.
 */
export const redirectsFile = ({ redirects, languages }: Hosting) =>
  [
    ...mapEntries(redirects, (from, to) => `${from} ${to} 301\n`),
    ...languages.map((language) => `/${language}/* /${language}/404.html 404\n`),
  ].join('');
