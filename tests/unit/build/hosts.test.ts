import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cacheControl, contentTypes, securityHeaders } from '../../../src/build/headers.ts';
import { hostConfigFiles, siteFolderFiles, vercelFile } from '../../../src/build/hosts/index.ts';
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
const inSite = siteFolderFiles(hosting);
const beside = hostConfigFiles(hosting);
const hashed = cacheControl('/assets/');
const entries = Object.entries(hosting.headers);

it.each(['"', '\\', '$', '{', '\n', 'é'])(
  'throws for a header with %j, which hosts escape differently',
  (sign) => {
    const odd = { headers: { 'X-Odd': `a${sign}b` }, redirects: {}, assets: [] };
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

describe('nginx', () => {
  const site = beside['nginx/site.conf'];
  const file = beside['nginx/site-headers.conf'];

  it('has every header, also for errors and redirects', () => {
    expect(file).toBe(entries.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join(''));
  });

  it('repeats all headers in each nginx block that adds one', () => {
    const blocks = site.split(/\{\n|\n\}/).filter((block) => block.includes('add_header'));
    expect(blocks.length).toBe(4);
    for (const block of blocks) {
      if (block.includes('add_header Vary "";')) continue; // 416, which has them already
      expect(block).toContain('include site-headers.conf;');
      for (const [line] of block.matchAll(/add_header .*/g)) expect(line).toMatch(/ always;$/);
    }
  });

  it('has every type, caches hashed files and redirects with the query', () => {
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

  it('has every header once, and includes them for errors', () => {
    for (const [name, value] of entries) expect(file.split(`\t\t${name} "${value}"\n`)).toHaveLength(2);
    expect(file.match(/import site-headers/g)).toHaveLength(2);
    expect(file.slice(file.indexOf('handle_errors'))).toContain('import site-headers');
  });

  it('caches hashed files, sends .br and .gz, and redirects with the query', () => {
    expect(file).toContain(`header @hashed Cache-Control "${hashed}"`);
    expect(file).toContain('precompressed br gzip');
    const pattern = from.replaceAll('.', String.raw`\.`);
    expect(file).toContain(`@moved0 path_regexp ^${pattern}/?$\n\t\tredir @moved0 ${to}{search} 301`);
  });
});

describe('Apache', () => {
  const file = inSite['.htaccess'];

  it('has every header, also for errors and redirects', () => {
    for (const [name, value] of entries) expect(file).toContain(`Header always set ${name} "${value}"\n`);
  });

  it('has every type, and redirects requests but not its own rewrites', () => {
    for (const [kind, type] of Object.entries(contentTypes))
      expect(file).toContain(`AddType "${type}" .${kind}\n`);
    const [, moving = ''] = /<If "-z reqenv\('REDIRECT_STATUS'\)[^>]*>\n([^]*?)<\/If>/.exec(file) ?? [];
    expect(moving).toContain('RedirectMatch 301 ^/index\\.html/?$ /\n');
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
