import { cacheControl, contentTypes } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { lines } from './hosting.ts';

/** File types in the order in which they delay a page; all others come last. */
const kinds = ['css', 'woff2', 'js', 'svg'];
const rank = (name: string) => {
  const found = kinds.indexOf(name.split('.').at(-1) ?? '');
  return found < 0 ? kinds.length : found;
};

/**
 * `_headers` for Netlify and Cloudflare Pages. Both revalidate every file by default, and Netlify joins the values of
 * two rules with a comma: so only one rule may set Cache-Control. A rule for `/assets/*` would also cache a 404 for a
 * year, hence one rule for each file. Cloudflare supports 100 rules: later files are revalidated, so files that delay a
 * page come first, drawings and photographs last.
 */
export const headersFile = ({ headers, languages, assets }: Hosting) =>
  [
    '/*',
    ...lines(headers, (name, value) => `  ${name}: ${value}`),
    // Both have another type for contacts.
    ...['', ...languages.map((language) => `/${language}`)].flatMap((base) => [
      `${base}/contact.vcf`,
      `  Content-Type: ${contentTypes.vcf}`,
    ]),
    ...assets
      .toSorted((one, other) => rank(one) - rank(other))
      .flatMap((name) => [`/assets/${name}`, `  Cache-Control: ${cacheControl('/assets/')}`]),
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
