import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHost, hosts } from '../../scripts/hosts.mjs';
import { getCacheControl, contentTypes, createSecurityHeaders } from '../../build/headers.ts';
import { languages } from '../../src/site/published-languages.ts';
import { redirects, routes } from '../../src/site/routes.ts';
import { services } from '../../src/site/services.ts';
import { thirdParties } from '../../src/site/third-parties.ts';
import { hashOf, send } from './request.ts';
import { requestCases } from './request-cases.ts';

/** The security headers of the current host. */
let policy: Record<string, string> = {};
const file = (name: string) => readFileSync(join('dist', name));
/** The paths of all files except pages, compressed copies and host configurations. */
const filePaths = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^[._]|\.(html|br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice('dist'.length));
const missing = file('404.html');
/** Returns the error page in the language of a path. */
const errorPageOf = (path: string) => {
  const language = languages.find((name) => path.startsWith(`/${name}/`));
  return language ? file(`${language}/404.html`) : missing;
};
const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

/** Returns the response that all hosts must give. The path is part of it, so that the message of a failure names it. */
const expected = (path: string, status: number, cache = getCacheControl(path)) => ({
  path,
  status,
  repeated: [],
  headers: { ...policy, 'cache-control': cache } as Record<string, string | undefined>,
});
function expectedFile(path: string, body: Buffer, status = 200, kind = 'html') {
  const response = expected(path, status, getCacheControl(status === 404 ? '/' : path));
  const headers = { ...response.headers, 'content-type': contentTypes[kind] };
  return { ...response, headers, hash: hashOf(body) };
}
const kindOf = (path: string) => extname(path).slice(1);
const fileOfKind = (kind: string) => filePaths.find((path) => kindOf(path) === kind) ?? '';

/** Starts the server of `npm start` on a free port. */
async function startLocal() {
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { port: Number(new URL(url).port), stop: () => server.close() };
}

/** `local` is the server of `npm start` and of the browser tests. It must respond like the hosts. */
for (const name of ['local', 'nginx', 'caddy', 'apache2'] as const) {
  const installed = name === 'local' || Boolean(hosts[name].program());
  // CI installs all three hosts. On other machines, hosts that are not installed are skipped.
  const skip = !installed && !process.env.CI;
  if (skip) console.warn(`Skipped: ${name} is not installed. To test it: apt-get install -y ${name}`);

  describe.skipIf(skip)(`${name} with the built configuration`, () => {
    let host: { port: number; stop: () => Promise<unknown> };
    const get = (path: string, headers?: Record<string, string>) => send(host.port, path, headers);
    beforeAll(async () => {
      const headers = Object.entries(createSecurityHeaders({ thirdParties, isLocal: name === 'local' }));
      policy = Object.fromEntries(headers.map(([header, value]) => [header.toLowerCase(), value]));
      host = name === 'local' ? await startLocal() : await startHost(name, requestCases.length);
    }, 60_000);
    afterAll(() => host?.stop());

    it('serves every page with and without a trailing slash', async () => {
      for (const { path } of routes) {
        for (const url of path === '/' ? ['/', '/?tab=funding'] : [path, `${path}/`, `${path}?x=1`]) {
          const document = file(`${path === '/' ? 'index' : path}.html`);
          expect(await get(url)).toMatchObject(expectedFile(url, document));
        }
      }
    });

    it('serves every file except pages with its content type and caching', async () => {
      expect(filePaths.length).toBeGreaterThan(100);
      for (const path of filePaths)
        expect(await get(path)).toMatchObject(expectedFile(path, file(path), 200, kindOf(path)));
    });

    it('redirects moved pages with status 301 and their query', async () => {
      for (const [from, to] of Object.entries(redirects)) {
        for (const query of ['', '?utm=1&b=2']) {
          const response = await get(from + query);
          expect(response).toMatchObject(expected(from + query, 301));
          expect(response.headers.location).toBe(to + query); // the URL is relative, because a host behind a TLS proxy would write http:
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
        expect(await get(path)).toMatchObject(expectedFile(path, errorPageOf(path), 404));
    });

    it('compresses texts according to Accept-Encoding', async () => {
      const texts = ['/sitemap.xml', '/site.webmanifest', fileOfKind('js'), '/nowhere'];
      for (const path of ['/', '/about', `${services[0].path}/`, ...texts]) {
        const { body, headers } = await get(path);
        expect(`${path} ${headers.vary}`).toBe(`${path} Accept-Encoding`);
        for (const [coding, unpack] of Object.entries(decompress)) {
          if (coding === 'br' && name === 'nginx') continue; // nginx is installed without a brotli module
          const response = await get(path, { 'accept-encoding': coding });
          expect(response).toMatchObject(expected(path, path === '/nowhere' ? 404 : 200));
          expect(response.headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
          expect(response.body.length).toBeLessThan(body.length);
          expect(unpack(response.body).equals(body)).toBe(true);
        }
      }
    });

    it('responds with 304 and no body if the ETag matches', async () => {
      for (const path of ['/', '/about', '/share/home.png', fileOfKind('css')]) {
        const { etag = '', vary } = (await get(path)).headers;
        expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
        const again = await get(path, { 'if-none-match': etag });
        expect(again).toMatchObject(expected(path, 304));
        expect(again.headers.vary).toBe(vary);
        expect(again.body).toHaveLength(0);
        expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
      }
    });

    it('serves the error page with status 404 even if the ETag matches', async () => {
      const { etag = '"any"' } = (await get('/nowhere')).headers;
      const again = await get('/nowhere', { 'if-none-match': etag });
      expect(again).toMatchObject(expectedFile('/nowhere', missing, 404));
    });

    it('responds to HEAD with the headers of GET and no body', async () => {
      const moved = Object.keys(redirects)[0] ?? '';
      for (const path of ['/', '/about', '/nowhere', moved, '/icon-192.png', fileOfKind('js')]) {
        const request = (method: string) => send(host.port, path, { 'accept-encoding': 'gzip' }, method);
        const [full, head] = [await request('GET'), await request('HEAD')];
        // The time and the framing of the body may differ. Apache sends a weak ETag for a file that was just written.
        const framing = { date: '', 'content-length': '', 'transfer-encoding': '' };
        const comparable = ({ headers, status }: typeof full) => ({
          ...headers,
          ...framing,
          etag: String(headers.etag).replace(/^W\//, ''),
          status,
        });
        expect(head.body).toHaveLength(0);
        expect(comparable(head)).toEqual(comparable(full));
      }
    });

    it('responds to unusual requests as all hosts must (request-cases.ts)', async () => {
      const rows = await Promise.all(
        requestCases.map(async ({ request, with: sent, status, headers = {}, shows, builtIn }) => {
          const [method, path = ''] = request.split(' ');
          const title = `${request} ${JSON.stringify(sent)}`;
          const response = { ...(await send(host.port, path, sent, method)), path: title };
          const own = builtIn?.[name as keyof typeof builtIn];
          if (own) return [response, { path: title, status: own }];
          const [, shown] = /<html [^>]*data-path="([^"]*)"/.exec(response.body.toString()) ?? [];
          const absent = Object.fromEntries(Object.keys(headers).map((header) => [header, undefined]));
          const wanted = expected(title, status, getCacheControl('/'));
          return [
            {
              ...response,
              headers: { ...absent, ...response.headers },
              shows: shows === undefined ? shows : shown,
            },
            { ...wanted, headers: { ...wanted.headers, ...headers }, shows },
          ];
        }),
      );
      expect(rows.map(([response]) => response)).toMatchObject(rows.map(([, wanted]) => wanted ?? {}));
    });

    it('responds to a range request with the requested part of a file', async () => {
      const path = fileOfKind('webm') || '/icon-512.png';
      const response = await get(path, { range: 'bytes=100-199' });
      expect(response).toMatchObject(expectedFile(path, file(path).subarray(100, 200), 206, kindOf(path)));
    });
  });
}
