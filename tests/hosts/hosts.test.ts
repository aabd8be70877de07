import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHost, hosts } from '../../scripts/hosts.mjs';
import { cacheControl, contentTypes, securityHeaders } from '../../src/build/headers.ts';
import { languages } from '../../src/site/published-languages.ts';
import { redirects, routes } from '../../src/site/routes.ts';
import { services } from '../../src/site/services.ts';
import { thirdParties } from '../../src/site/third-parties.ts';
import type { HostResponse } from './request.ts';
import { send } from './request.ts';
import type { RequestCase } from './request-cases.ts';
import { requestCases } from './request-cases.ts';

if (!existsSync('dist/index.html')) throw new Error('There is no build: run `npm run build` first.');

/** Security headers of the current host. */
let policy: [string, string][] = [];
const file = (name: string) => readFileSync(join('dist', name));
const fileOf = (path: string) => `${path === '/' ? '/index' : path}.html`;
/** Paths of all files except pages, compressed copies and host configurations. */
const filePaths = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^[._]|\.(html|br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice('dist'.length));
const missing = file('404.html');
/** The error page of the language of a path. */
const errorPageOf = (path: string) => {
  const language = languages.find((name) => path.startsWith(`/${name}/`));
  return language ? file(`${language}/404.html`) : missing;
};
const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

/** The properties of a response that all hosts share, as an object for readable diffs. */
const actual = (path: string, { status, headers, repeated }: HostResponse) => ({
  path,
  status,
  repeated,
  cache: headers['cache-control'],
  policy: policy.map(([name]) => [name, headers[name.toLowerCase()]]),
});
const expected = (path: string, status: number, cache = cacheControl(path)) => ({
  path,
  status,
  repeated: [],
  cache,
  policy,
});
const actualFile = (path: string, response: HostResponse, body: Buffer) => ({
  ...actual(path, response),
  type: response.headers['content-type'],
  same: response.body.equals(body),
});
const expectedFile = (path: string, status: number, kind = 'html') => ({
  ...expected(path, status, status === 404 ? cacheControl('/') : cacheControl(path)),
  type: contentTypes[kind],
  same: true,
});

/** Starts the server of `npm start` on a free port. */
async function startLocal() {
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { port: Number(new URL(address).port), stop: () => server.close() };
}

/** `local` is the server of `npm start` and the browser tests, which must respond as the hosts do. */
for (const name of ['local', 'nginx', 'caddy', 'apache2'] as const) {
  const installed = name === 'local' || Boolean(hosts[name].program());
  // CI installs all three hosts; elsewhere those that are missing are skipped.
  const skip = !installed && !process.env.CI;
  if (skip) console.warn(`Skipped: ${name} is not installed. To test it: apt-get install -y ${name}`);

  describe.skipIf(skip)(`${name} with the built configuration`, () => {
    let host: { port: number; stop: () => Promise<unknown> };
    const get = (path: string, headers?: Record<string, string>) => send(host.port, path, headers);
    beforeAll(async () => {
      policy = Object.entries(securityHeaders({ thirdParties, local: name === 'local' }));
      host = name === 'local' ? await startLocal() : await startHost(name, requestCases.length);
    }, 60_000);
    afterAll(() => host?.stop());

    it('serves every page with and without a trailing slash', async () => {
      for (const { path } of routes) {
        for (const address of path === '/' ? ['/', '/?tab=funding'] : [path, `${path}/`, `${path}?x=1`]) {
          const response = await get(address);
          expect(actualFile(address, response, file(fileOf(path)))).toEqual(expectedFile(address, 200));
        }
      }
    });

    it('serves every other file with its type, cached for a year if its name is hashed', async () => {
      expect(filePaths.length).toBeGreaterThan(100);
      for (const path of filePaths)
        expect(actualFile(path, await get(path), file(path))).toEqual(
          expectedFile(path, 200, extname(path).slice(1)),
        );
    });

    it('redirects moved pages with 301 and their query', async () => {
      for (const [from, to] of Object.entries(redirects)) {
        for (const query of ['', '?utm=1&b=2']) {
          const response = await get(from + query);
          expect(actual(from, response)).toEqual(expected(from, 301));
          expect(response.headers.location).toBe(to + query); // relative, as a host behind a TLS proxy would use http
        }
      }
    });

    it.each([
      ['a path without a page', ['/nowhere', '/nowhere/', '/services', '/services/', '/assets/', '/About']],
      ['a file of an earlier build, uncached', ['/assets/gone-12345678.js', '/assets/x.css']],
      ['the path of the error page', ['/404', '/404.html', '/hi/404', '/hi/404.html']],
      ['a path without a page in Hindi', ['/hi/nowhere', '/hi/nowhere/', '/hi/services', '/hi/About']],
      ['files for hosts', ['/.htaccess', '/_headers', '/_redirects', '/.vite/manifest.json', '/.git/x']],
      ['compressed copies', ['/index.html.br', '/about.html.gz', '/sitemap.xml.br', '/licences.txt.gz']],
    ])('serves the error page with status 404 for %s', async (_what, paths) => {
      for (const path of paths)
        expect(actualFile(path, await get(path), errorPageOf(path))).toEqual(expectedFile(path, 404));
    });

    it('compresses texts by Accept-Encoding with a Vary header', async () => {
      const script = filePaths.find((path) => path.endsWith('.js')) ?? '';
      for (const path of [
        '/',
        '/about',
        `${services[0].path}/`,
        '/sitemap.xml',
        '/site.webmanifest',
        script,
        '/nowhere',
      ]) {
        const { body, headers } = await get(path);
        expect(`${path} ${headers.vary}`).toBe(`${path} Accept-Encoding`);
        for (const [coding, unpack] of Object.entries(decompress)) {
          if (coding === 'br' && name === 'nginx') continue; // nginx has no brotli module
          const response = await get(path, { 'accept-encoding': coding });
          expect(actual(path, response)).toEqual(expected(path, path === '/nowhere' ? 404 : 200));
          expect(`${path} ${response.headers['content-encoding']}`).toBe(`${path} ${coding}`);
          expect(response.headers.vary).toBe('Accept-Encoding');
          expect(response.body.length).toBeLessThan(body.length);
          expect(unpack(response.body).equals(body)).toBe(true);
        }
      }
    });

    it('serves the error page with a body to a matching ETag, as 304 would show a blank page', async () => {
      const { etag = '"any"' } = (await get('/nowhere')).headers;
      const again = await get('/nowhere', { 'if-none-match': etag });
      expect(actualFile('/nowhere', again, missing)).toEqual(expectedFile('/nowhere', 404));
    });

    it('responds with 304 without a body to a matching ETag', async () => {
      const style = filePaths.find((path) => path.endsWith('.css')) ?? '';
      for (const path of ['/', '/about', '/share/home.png', style]) {
        const { etag = '', vary } = (await get(path)).headers;
        expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
        const again = await get(path, { 'if-none-match': etag });
        expect(actual(path, again)).toEqual(expected(path, 304));
        expect(again.headers.vary).toBe(vary);
        expect(again.body).toHaveLength(0);
        expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
      }
    });

    it('responds to HEAD with the headers of GET and no body', async () => {
      const script = filePaths.find((path) => path.endsWith('.js')) ?? '';
      for (const path of [
        '/',
        '/about',
        '/nowhere',
        Object.keys(redirects)[0] ?? '',
        '/icon-192.png',
        script,
      ]) {
        const request = (method: string) => send(host.port, path, { 'accept-encoding': 'gzip' }, method);
        const [full, head] = [await request('GET'), await request('HEAD')];
        // Without the time and the framing of the body.
        const comparable = ({ headers }: HostResponse) => ({
          ...headers,
          date: '',
          'content-length': '',
          'transfer-encoding': '',
        });
        expect(head.body).toHaveLength(0);
        expect({ ...comparable(head), status: head.status }).toEqual({
          ...comparable(full),
          status: full.status,
        });
      }
    });

    it('responds to every request case like the other hosts', async () => {
      const describeCase = ({ request, with: sent }: RequestCase) =>
        [request, JSON.stringify(sent)].join(' ');
      const builtInStatus = ({ builtIn }: RequestCase) => builtIn?.[name as keyof typeof builtIn];
      const rows = await Promise.all(
        requestCases.map(async (one) => {
          const [method, path = ''] = one.request.split(' ');
          const response = await send(host.port, path, one.with, method);
          if (builtInStatus(one)) return { ...one, status: response.status };
          const names = Object.keys(one.headers ?? {});
          const headers = Object.fromEntries(names.map((header) => [header, response.headers[header]]));
          const [, shown] = /<html [^>]*data-path="([^"]*)"/.exec(response.body.toString()) ?? [];
          return {
            ...one,
            ...actual(describeCase(one), response),
            headers,
            shows: one.shows === undefined ? undefined : shown,
          };
        }),
      );
      expect(rows).toEqual(
        requestCases.map((one) => {
          const status = builtInStatus(one);
          if (status) return { ...one, status };
          return {
            ...one,
            ...expected(describeCase(one), one.status, cacheControl('/')),
            headers: one.headers ?? {},
            shows: one.shows,
          };
        }),
      );
    });

    it('responds to a range request with that part of a file', async () => {
      const path = filePaths.find((one) => one.endsWith('.webm')) ?? '/icon-512.png';
      const response = await get(path, { range: 'bytes=100-199' });
      expect(actualFile(path, response, file(path).subarray(100, 200))).toEqual(
        expectedFile(path, 206, extname(path).slice(1)),
      );
    });
  });
}
