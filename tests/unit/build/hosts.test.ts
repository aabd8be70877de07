import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cacheControl, contentTypes, securityHeaders } from '../../../src/build/headers.ts';
import { filesBeside, filesInSite, vercelFile } from '../../../src/build/hosts/index.ts';
import { redirects } from '../../../src/site/routes.ts';
import { thirdParties } from '../../../src/site/third-parties.ts';

/** In the order in which a page waits for them. */
const assets = ['inner-b2.css', 'sans-c3.woff2', 'about-a1.js', 'loans-seal-d4.svg', 'asha-e5-480.avif'];
const hosting = {
  headers: securityHeaders({ thirdParties }),
  redirects,
  assets: assets.toSorted(),
};
const [from, to] = Object.entries(redirects)[0]!;
const inSite = filesInSite(hosting);
const beside = filesBeside(hosting);
const hashed = cacheControl('/assets/');
const entries = Object.entries(hosting.headers);

it('keeps what a visitor could fetch apart from what a host reads elsewhere', () => {
  expect(Object.keys(inSite)).toEqual(['_headers', '_redirects', '.htaccess']);
  expect(Object.keys(beside)).toEqual(['nginx/site.conf', 'nginx/site-headers.conf', 'Caddyfile']);
});

it.each(['"', '\\', '$', '%', '{', '}', '\n', 'é'])(
  'refuses a header with %j rather than guess an escape',
  (sign) => {
    const odd = { headers: { 'X-Odd': `a${sign}b` }, redirects: {}, assets: [] };
    expect(() => filesBeside(odd)).toThrow("Not plain enough for a host's configuration");
    expect(() => filesInSite(odd)).toThrow("Not plain enough for a host's configuration");
  },
);

describe('Netlify and Cloudflare Pages', () => {
  it('get each header for every path, and a caching rule for each hashed file: none that a 404 falls under', () => {
    const all = `/*\n${entries.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
    const kept = assets.map((name) => `/assets/${name}\n  Cache-Control: ${hashed}\n`).join('');
    expect(inSite._headers).toBe(all + kept);
  });

  it('get one line for each redirect', () => {
    expect(inSite._redirects).toBe(
      Object.entries(redirects)
        .map(([from, to]) => `${from} ${to} 301\n`)
        .join(''),
    );
  });
});

describe('nginx', () => {
  const site = beside['nginx/site.conf'];
  const file = beside['nginx/site-headers.conf'];

  it('gets every header, with errors and redirects too (always)', () => {
    expect(file).toBe(entries.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join(''));
  });

  it('loses no header in a block that adds one of its own', () => {
    const blocks = site.split(/\{\n|\n\}/).filter((block) => block.includes('add_header'));
    expect(blocks.length).toBe(4);
    for (const block of blocks) {
      if (block.includes('add_header Vary "";')) continue; // 416, which has them already
      expect(block).toContain('include site-headers.conf;');
      for (const [line] of block.matchAll(/add_header .*/g)) expect(line).toMatch(/ always;$/);
    }
  });

  it('knows every type, keeps hashed files and redirects with the query', () => {
    for (const [kind, type] of Object.entries(contentTypes))
      expect(site).toContain(`  ${type.split(';')[0]} ${kind};\n`);
    expect(site).toContain(
      `location /assets/ {\n  include site-headers.conf;\n  add_header Cache-Control "${hashed}"`,
    );
    expect(site).toContain(`location = ${from} { return 301 ${to}$is_args$args; }`);
  });
});

describe('Caddy', () => {
  const file = beside.Caddyfile;

  it('gets every header once, and includes them on errors', () => {
    for (const [name, value] of entries) expect(file.split(`\t\t${name} "${value}"\n`)).toHaveLength(2);
    expect(file.match(/import site-headers/g)).toHaveLength(2);
    expect(file.slice(file.indexOf('handle_errors'))).toContain('import site-headers');
  });

  it('keeps hashed files, sends .br and .gz, and redirects with the query', () => {
    expect(file).toContain(`header @hashed Cache-Control "${hashed}"`);
    expect(file).toContain('precompressed br gzip');
    const pattern = from.replaceAll('.', String.raw`\.`);
    expect(file).toContain(`@moved0 path_regexp ^${pattern}/?$\n\t\tredir @moved0 ${to}{search} 301`);
  });
});

describe('Apache', () => {
  const file = inSite['.htaccess'];

  it('gets every header, with errors and redirects too (always)', () => {
    for (const [name, value] of entries) expect(file).toContain(`Header always set ${name} "${value}"\n`);
  });

  it('knows every type, and redirects what was asked for, not what it rewrote itself', () => {
    for (const [kind, type] of Object.entries(contentTypes))
      expect(file).toContain(`AddType "${type}" .${kind}\n`);
    const [, moving = ''] = /<If "-z reqenv\('REDIRECT_STATUS'\)[^>]*>\n([^]*?)<\/If>/.exec(file) ?? [];
    expect(moving).toContain('RedirectMatch 301 ^/index\\.html/?$ /\n');
  });
});

describe('Vercel', () => {
  const file = vercelFile(hosting);

  it('gets every header, the caching of hashed files and the redirects', () => {
    const {
      headers,
      redirects: moved,
      cleanUrls,
    } = JSON.parse(file) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
      redirects: { source: string; destination: string; statusCode: number }[];
      cleanUrls: boolean;
    };
    expect(cleanUrls).toBe(true);
    expect(headers).toEqual([
      { source: '/(.*)', headers: entries.map(([key, value]) => ({ key, value })) },
      { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: hashed }] },
    ]);
    expect(moved).toEqual(
      Object.entries(redirects).map(([source, destination]) => ({ source, destination, statusCode: 301 })),
    );
  });

  it('reads the committed vercel.json before it builds: `npm run build` brings that file up to date', () => {
    expect(readFileSync('vercel.json', 'utf8')).toBe(file);
  });
});
