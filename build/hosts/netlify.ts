import { cacheControl, contentTypes } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { lines } from './hosting.ts';

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. Cloudflare reads at most 100 rules, so there is one rule for a
 * folder, not one for each file. Both hosts revalidate every file by default. They join the values of two rules with a
 * comma, so only one rule may set a header. Rules cannot depend on the status, so a 404 in /assets/ is cached like a
 * file; only pages of another deployment request such files.
 */
export const headersFile = ({ headers, languages }: Hosting) =>
  [
    '/*',
    ...lines(headers, (name, value) => `  ${name}: ${value}`),
    '/assets/*',
    `  Cache-Control: ${cacheControl('/assets/')}`,
    // Both hosts use another type for contact cards by default.
    ...['', ...languages.map((language) => `/${language}`)].flatMap((base) => [
      `${base}/contact.vcf`,
      `  Content-Type: ${contentTypes.vcf}`,
    ]),
    '',
  ].join('\n');

/**
 * Returns `_redirects` for Netlify and Cloudflare Pages. Cloudflare ignores the rules with status 404: by default it
 * serves the nearest 404.html of the folders above a path.
 */
export const redirectsFile = ({ redirects, languages }: Hosting) =>
  [
    ...lines(redirects, (from, to) => `${from} ${to} 301\n`),
    ...languages.map((language) => `/${language}/* /${language}/404.html 404\n`),
  ].join('');
