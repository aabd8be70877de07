import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, hosts } from '../../scripts/hosts.mjs';
import { cacheControl, contentTypes, securityHeaders } from '../../src/build/headers.ts';
import { redirects, routes } from '../../src/site/routes.ts';
import { services } from '../../src/site/services.ts';
import { thirdParties } from '../../src/site/third-parties.ts';
import type { Answer } from './request.ts';
import { ask } from './request.ts';
import type { Question } from './request-cases.ts';
import { questions } from './request-cases.ts';

if (!existsSync('dist/index.html')) throw new Error('dist/ is empty: run npm run build first.');

/** Of the host that is asked. */
let policy: [string, string][] = [];
const file = (name: string) => readFileSync(join('dist', name));
const fileOf = (path: string) => `${path === '/' ? '/index' : path}.html`;
/** What is fetched by its own name: all but pages, compressed copies and the hosts' own files. */
const plain = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^[._]|\.(html|br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice('dist'.length));
const missing = file('404.html');
const asks = { br: brotliDecompressSync, gzip: gunzipSync };

/** What differs from host to host is only this; an object of it makes a diff that can be read. */
const seen = (path: string, { status, headers, repeated }: Answer) => ({
  path,
  status,
  repeated,
  cache: headers['cache-control'],
  policy: policy.map(([name]) => [name, headers[name.toLowerCase()]]),
});
const due = (path: string, status: number, cache = cacheControl(path)) => ({
  path,
  status,
  repeated: [],
  cache,
  policy,
});
const seenWhole = (path: string, answer: Answer, body: Buffer) => ({
  ...seen(path, answer),
  type: answer.headers['content-type'],
  same: answer.body.equals(body),
});
const dueWhole = (path: string, status: number, kind = 'html') => ({
  ...due(path, status, status === 404 ? cacheControl('/') : cacheControl(path)),
  type: contentTypes[kind],
  same: true,
});

/** What `npm start` serves the build by, on a port that is free. */
async function start() {
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { port: Number(new URL(address).port), stop: () => server.close() };
}

/** `local` is what `npm start` and the browser tests are answered by: it must do as the hosts do. */
for (const name of ['local', 'nginx', 'caddy', 'apache2'] as const) {
  const installed = name === 'local' || Boolean(hosts[name].program());
  // On a machine without these hosts their configurations go untested; CI installs all three.
  const skip = !installed && !process.env.CI;
  if (skip) console.warn(`Skipped: no ${name} here. To test its configuration: apt-get install -y ${name}`);

  describe.skipIf(skip)(`${name} with the configuration that the build wrote`, () => {
    let host: { port: number; stop: () => Promise<unknown> };
    const get = (path: string, headers?: Record<string, string>) => ask(host.port, path, headers);
    beforeAll(async () => {
      policy = Object.entries(securityHeaders({ thirdParties, local: name === 'local' }));
      host = name === 'local' ? await start() : await boot(name, questions.length);
    }, 60_000);
    afterAll(() => host?.stop());

    it('answers every page, with and without a slash at the end, with the bytes of its file', async () => {
      for (const { path } of routes) {
        for (const address of path === '/' ? ['/', '/?tab=funding'] : [path, `${path}/`, `${path}?x=1`]) {
          const answer = await get(address);
          expect(seenWhole(address, answer, file(fileOf(path)))).toEqual(dueWhole(address, 200));
        }
      }
    });

    it('answers every other file with its bytes and type, cached for a year if its name is hashed', async () => {
      expect(plain.length).toBeGreaterThan(100);
      for (const path of plain)
        expect(seenWhole(path, await get(path), file(path))).toEqual(
          dueWhole(path, 200, extname(path).slice(1)),
        );
    });

    it('sends what moved on with 301, keeping the query', async () => {
      for (const [from, to] of Object.entries(redirects)) {
        for (const query of ['', '?utm=1&b=2']) {
          const answer = await get(from + query);
          expect(seen(from, answer)).toEqual(due(from, 301));
          expect(answer.headers.location).toBe(to + query); // relative: a host behind TLS would say http
        }
      }
    });

    it.each([
      [
        'an address without a page',
        ['/nowhere', '/nowhere/', '/services', '/services/', '/assets/', '/About'],
      ],
      ['a file of an earlier build, which no cache may keep', ['/assets/gone-12345678.js', '/assets/x.css']],
      ['the error page by its own address', ['/404', '/404.html']],
      [
        'files meant for hosts',
        ['/.htaccess', '/_headers', '/_redirects', '/.vite/manifest.json', '/.git/x'],
      ],
      ['compressed copies', ['/index.html.br', '/about.html.gz', '/sitemap.xml.br', '/licences.txt.gz']],
    ])('answers %s with the error page and status 404', async (_what, paths) => {
      for (const path of paths)
        expect(seenWhole(path, await get(path), missing)).toEqual(dueWhole(path, 404));
    });

    it('sends texts compressed to whoever takes that, and says that it depends', async () => {
      const script = plain.find((path) => path.endsWith('.js')) ?? '';
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
        for (const [coding, unpack] of Object.entries(asks)) {
          if (coding === 'br' && name === 'nginx') continue; // its module is not part of nginx
          const answer = await get(path, { 'accept-encoding': coding });
          expect(seen(path, answer)).toEqual(due(path, path === '/nowhere' ? 404 : 200));
          expect(`${path} ${answer.headers['content-encoding']}`).toBe(`${path} ${coding}`);
          expect(answer.headers.vary).toBe('Accept-Encoding');
          expect(answer.body.length).toBeLessThan(body.length);
          expect(unpack(answer.body).equals(body)).toBe(true);
        }
      }
    });

    it('answers 304 without a body to whoever has the file already', async () => {
      const style = plain.find((path) => path.endsWith('.css')) ?? '';
      for (const path of ['/', '/about', '/share/home.png', style]) {
        const { etag = '', vary } = (await get(path)).headers;
        expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
        const again = await get(path, { 'if-none-match': etag });
        expect(seen(path, again)).toEqual(due(path, 304));
        expect(again.headers.vary).toBe(vary);
        expect(again.body).toHaveLength(0);
        expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
      }
    });

    it('sends the error page again to whoever has it: an answer without a body would be a blank page', async () => {
      const { etag = '"any"' } = (await get('/nowhere')).headers;
      const again = await get('/nowhere', { 'if-none-match': etag });
      expect(seenWhole('/nowhere', again, missing)).toEqual(dueWhole('/nowhere', 404));
    });

    it('answers HEAD with the headers of GET and no body', async () => {
      const script = plain.find((path) => path.endsWith('.js')) ?? '';
      for (const path of [
        '/',
        '/about',
        '/nowhere',
        Object.keys(redirects)[0] ?? '',
        '/icon-192.png',
        script,
      ]) {
        const asked = (method: string) => ask(host.port, path, { 'accept-encoding': 'gzip' }, method);
        const [whole, head] = [await asked('GET'), await asked('HEAD')];
        // The time, and how the end of a body is told, are no part of the answer.
        const told = ({ headers }: Answer) => ({
          ...headers,
          date: '',
          'content-length': '',
          'transfer-encoding': '',
        });
        expect(head.body).toHaveLength(0);
        expect({ ...told(head), status: head.status }).toEqual({ ...told(whole), status: whole.status });
      }
    });

    it('answers every question of the table as all do', async () => {
      const told = ({ asked, with: sent }: Question) => [asked, JSON.stringify(sent)].join(' ');
      const early = ({ before }: Question) => before?.[name as keyof typeof before];
      const rows = await Promise.all(
        questions.map(async (question) => {
          const [method, path = ''] = question.asked.split(' ');
          const answer = await ask(host.port, path, question.with, method);
          if (early(question)) return { ...question, status: answer.status };
          const names = Object.keys(question.headers ?? {});
          const headers = Object.fromEntries(names.map((header) => [header, answer.headers[header]]));
          const [, shown] = /<html [^>]*data-path="([^"]*)"/.exec(answer.body.toString()) ?? [];
          return {
            ...question,
            ...seen(told(question), answer),
            headers,
            shows: question.shows === undefined ? undefined : shown,
          };
        }),
      );
      expect(rows).toEqual(
        questions.map((question) => {
          const status = early(question);
          if (status) return { ...question, status };
          return {
            ...question,
            ...due(told(question), question.status, cacheControl('/')),
            headers: question.headers ?? {},
            shows: question.shows,
          };
        }),
      );
    });

    it('sends part of a film or a picture when asked for part', async () => {
      const path = plain.find((one) => one.endsWith('.webm')) ?? '/icon-512.png';
      const answer = await get(path, { range: 'bytes=100-199' });
      expect(seenWhole(path, answer, file(path).subarray(100, 200))).toEqual(
        dueWhole(path, 206, extname(path).slice(1)),
      );
    });
  });
}
