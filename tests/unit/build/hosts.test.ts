import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getCacheControl, contentTypes, createSecurityHeaders } from '../../../build/headers.ts';
import { createSiteFolderFiles, createVercelFile } from '../../../build/hosts/index.ts';
import { redirects } from '../../../src/site/routes.ts';
import { thirdParties } from '../../../src/site/third-parties.ts';

const headers = createSecurityHeaders({ thirdParties });
const hosting = { headers, redirects, languages: ['hi'] };

it('Netlify and Cloudflare Pages get the redirects and the error page of each language', () => {
  expect(createSiteFolderFiles(hosting)._redirects?.trimEnd().split('\n')).toEqual([
    ...Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`),
    '/hi/* /hi/404.html 404',
  ]);
});

it('vercel.json has the headers, caching and redirects', () => {
  const file = createVercelFile(hosting);
  expect(JSON.parse(file)).toMatchObject({
    cleanUrls: true,
    headers: [
      { source: '/(.*)', headers: Object.entries(headers).map(([key, value]) => ({ key, value })) },
      { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: getCacheControl('/assets/') }] },
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
