import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cacheControl, contentTypes, securityHeaders } from '../../../build/headers.ts';
import { hostConfigFiles, siteFolderFiles, vercelFile } from '../../../build/hosts/index.ts';
import { redirects } from '../../../src/site/routes.ts';
import { thirdParties } from '../../../src/site/third-parties.ts';

const headers = securityHeaders({ thirdParties });
const hosting = { headers, redirects, languages: ['hi'] };
const hashed = cacheControl('/assets/');

it.each(['"', '\\', '$', '{', '\n', 'é'])(
  'throws for a header with %j, which hosts escape differently',
  (sign) => {
    const odd = { headers: { 'X-Odd': `a${sign}b` }, redirects: {}, languages: [] };
    expect(() => hostConfigFiles(odd)).toThrow('a header must not contain');
    expect(() => siteFolderFiles(odd)).toThrow('a header must not contain');
  },
);

it('Netlify and Cloudflare Pages get each header, caching of hashed files, and the redirects', () => {
  const { _headers, _redirects } = siteFolderFiles(hosting);
  const all = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const cached = `/assets/*\n  Cache-Control: ${hashed}\n`;
  const cards = ['', '/hi'].map((base) => `${base}/contact.vcf\n  Content-Type: ${contentTypes.vcf}\n`);
  expect(_headers).toBe(`/*\n${all.join('')}${cached}${cards.join('')}`);
  expect(_redirects?.trimEnd().split('\n')).toEqual([
    ...Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`),
    '/hi/* /hi/404.html 404',
  ]);
});

it('Vercel gets the same, and vercel.json is up to date (written by `npm run build`)', () => {
  const file = vercelFile(hosting);
  expect(JSON.parse(file)).toMatchObject({
    cleanUrls: true,
    headers: [
      { source: '/(.*)', headers: Object.entries(headers).map(([key, value]) => ({ key, value })) },
      { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: hashed }] },
      { source: '/(.*).vcf', headers: [{ key: 'Content-Type', value: contentTypes.vcf }] },
    ],
    redirects: Object.entries(redirects).map(([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
  });
  expect(readFileSync('vercel.json', 'utf8')).toBe(file);
});
