import { cacheControl } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { lines } from './hosting.ts';

/** Kinds of file by how long a page waits for them; all others come last. */
const kinds = ['css', 'woff2', 'js', 'svg'];
const rank = (name: string) => {
  const found = kinds.indexOf(name.split('.').at(-1) ?? '');
  return found < 0 ? kinds.length : found;
};

/**
 * `_headers` for Netlify and Cloudflare Pages. Both ask again for every file unless told otherwise, and Netlify
 * joins the values of two rules with a comma: so Cache-Control stands in one rule only. A rule for `/assets/*` would
 * keep a 404 for a year too, hence one for each file. Cloudflare reads 100 rules: files beyond are asked for again,
 * so what a page waits for stands first, drawings and photographs last.
 */
export const headersFile = ({ headers, assets }: Hosting) =>
  [
    '/*',
    ...lines(headers, (name, value) => `  ${name}: ${value}`),
    ...assets
      .toSorted((one, other) => rank(one) - rank(other))
      .flatMap((name) => [`/assets/${name}`, `  Cache-Control: ${cacheControl('/assets/')}`]),
    '',
  ].join('\n');

/** `_redirects` for Netlify and Cloudflare Pages. */
export const redirectsFile = ({ redirects }: Hosting) =>
  lines(redirects, (from, to) => `${from} ${to} 301\n`).join('');
