import { cacheControl } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { lines } from './hosting.ts';

/**
 * `_headers` for Netlify and Cloudflare Pages. Both ask again for every file unless told otherwise, and Netlify
 * joins the values of two rules with a comma: so Cache-Control stands in one rule only.
 */
export const headersFile = ({ headers }: Hosting) =>
  [
    '/*',
    ...lines(headers, (name, value) => `  ${name}: ${value}`),
    '/assets/*',
    `  Cache-Control: ${cacheControl('/assets/')}`,
    '',
  ].join('\n');

/** `_redirects` for Netlify and Cloudflare Pages. */
export const redirectsFile = ({ redirects }: Hosting) =>
  lines(redirects, (from, to) => `${from} ${to} 301\n`).join('');
