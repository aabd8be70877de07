import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cacheControl, securityHeaders } from '../../../src/build/headers.ts';
import { hostConfigFiles, siteFolderFiles, vercelFile } from '../../../src/build/hosts/index.ts';
import { redirects } from '../../../src/site/routes.ts';
import { thirdParties } from '../../../src/site/third-parties.ts';

/** In the order in which a page waits for them. */
const assets = ['inner-b2.css', 'sans-c3.woff2', 'about-a1.js', 'loans-seal-d4.svg', 'asha-e5-480.avif'];
const hosting = {
  headers: securityHeaders({ thirdParties }),
  redirects,
  languages: [],
  assets: assets.toSorted(),
};
const inSite = siteFolderFiles(hosting);
const hashed = cacheControl('/assets/');
const entries = Object.entries(hosting.headers);

it.each(['"', '\\', '$', '{', '\n', 'é'])(
  'throws for a header with %j, which hosts escape differently',
  (sign) => {
    const odd = { headers: { 'X-Odd': `a${sign}b` }, redirects: {}, languages: [], assets: [] };
    expect(() => hostConfigFiles(odd)).toThrow('a header must not contain');
    expect(() => siteFolderFiles(odd)).toThrow('a header must not contain');
  },
);

describe('Netlify and Cloudflare Pages', () => {
  it('have each header for every path, and a caching rule for each hashed file, none for a 404', () => {
    const all = `/*\n${entries.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
    const kept = assets.map((name) => `/assets/${name}\n  Cache-Control: ${hashed}\n`).join('');
    expect(inSite._headers).toBe(all + kept);
  });

  it('have one line for each redirect', () => {
    expect(inSite._redirects).toBe(
      Object.entries(redirects)
        .map(([from, to]) => `${from} ${to} 301\n`)
        .join(''),
    );
  });
});

describe('Vercel', () => {
  const file = vercelFile(hosting);

  it('has every header, the caching of hashed files and the redirects', () => {
    expect(JSON.parse(file)).toMatchObject({
      cleanUrls: true,
      headers: [
        { source: '/(.*)', headers: entries.map(([key, value]) => ({ key, value })) },
        { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: hashed }] },
      ],
      redirects: Object.entries(redirects).map(([source, destination]) => ({
        source,
        destination,
        statusCode: 301,
      })),
    });
  });

  it('has an up-to-date vercel.json: `npm run build` writes it', () => {
    expect(readFileSync('vercel.json', 'utf8')).toBe(file);
  });
});
