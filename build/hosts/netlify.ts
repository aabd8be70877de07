import { cacheControl, contentTypes } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { lines } from './hosting.ts';

/**
 * `_headers` for Netlify and Cloudflare Pages. Cloudflare reads 100 rules, so there is one rule for a folder, never one
 * for each file. Both hosts revalidate every file by default, and join the values of two rules with a comma: only one
 * rule may set a header. Rules cannot depend on the status, so a 404 in /assets/ is cached like a file; only a page of
 * another deployment requests such a name.
 */
export const headersFile = ({ headers, languages }: Hosting) =>
  [
    '/*',
    ...lines(headers, (name, value) => `  ${name}: ${value}`),
    '/assets/*',
    `  Cache-Control: ${cacheControl('/assets/')}`,
    // Both have another type for contacts.
    ...['', ...languages.map((language) => `/${language}`)].flatMap((base) => [
      `${base}/contact.vcf`,
      `  Content-Type: ${contentTypes.vcf}`,
    ]),
    '',
  ].join('\n');

/**
 * `_redirects` for Netlify and Cloudflare Pages. Cloudflare ignores status 404: it serves the nearest 404.html of the
 * folders above an address by itself.
 */
export const redirectsFile = ({ redirects, languages }: Hosting) =>
  [
    ...lines(redirects, (from, to) => `${from} ${to} 301\n`),
    ...languages.map((language) => `/${language}/* /${language}/404.html 404\n`),
  ].join('');
