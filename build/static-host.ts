import { readFileSync } from 'node:fs';
import { STATUS_CODES, createServer } from 'node:http';
import type { RequestListener, Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import {
  cacheControl,
  codings,
  compressed,
  contentTypes,
  methods,
  securityHeaders,
  acceptsCoding,
} from './headers.ts';
import type { Server } from './built-server.ts';
import { languages } from '../src/site/published-languages.ts';
import { requestedPath } from './requested-path.ts';

/** Matches files in dist/ that hosts do not publish: configuration of hosts, compressed copies, and error pages. */
const HIDDEN = /(^|\/)\.(?!well-known\/)|^\/_(headers|redirects)$|\.(br|gz)$|^\/([a-z]{2}\/)?404(\.html)?$/;

/** Whether sirv handles a range correctly. It does not handle suffix ranges, and ranges that end before their start. */
function isSupportedRange(range: string): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return Boolean(first) && (!last || Number(first) <= Number(last));
}

/** Returns a listener that responds like the hosts of build/hosts/, with their headers, compression and redirects. */
export function siteListener(root: string, { thirdParties, redirects }: Server): RequestListener {
  const headers = securityHeaders({ thirdParties, isLocal: true });
  const files = sirv(root, {
    dev: true, // reads the disk at each request, so that a new build is served without a restart
    dotfiles: true, // serves /.well-known/; HIDDEN excludes the other dotfiles
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      if (!compressed.includes(extensionOf(path))) response.removeHeader('Vary');
    },
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl('/'));
    const sendError = (status: number, errorHeaders = {}) =>
      response.writeHead(status, errorHeaders).end(STATUS_CODES[status]);
    if (!methods.includes(request.method ?? '')) return sendError(405, { Allow: methods.join(', ') });

    const [, pathname = '', search = ''] = /^([^?]*)(.*)/.exec(request.url ?? '') ?? [];
    let path: string;
    try {
      path = requestedPath(pathname);
    } catch {
      return sendError(400);
    }
    const target = redirects[path as keyof typeof redirects];
    if (target) return response.writeHead(301, { Location: target + search }).end();

    const acceptEncoding = request.headers['accept-encoding'] ?? '';
    const acceptedCodings = Object.entries(codings).filter(([coding]) =>
      new RegExp(acceptsCoding(coding), 'i').test(acceptEncoding),
    );
    const sendNotFound = () => {
      const [[coding, suffix] = []] = acceptedCodings;
      const folder = languages.find((language) => path.startsWith(`/${language}/`)) ?? '';
      const body = readFileSync(join(root, folder, suffix ? `404.html.${suffix}` : '404.html'));
      response.writeHead(404, {
        'Content-Type': contentTypes.html,
        'Content-Length': body.length,
        'Cache-Control': cacheControl('/'),
        Vary: 'Accept-Encoding',
        ...(coding && { 'Content-Encoding': coding }),
      });
      response.end(body);
    };
    if (HIDDEN.test(path)) return sendNotFound();
    const extension = extensionOf(path);
    response.setHeader('Cache-Control', cacheControl(path));
    response.setHeader('Content-Type', contentTypes[extension] ?? 'application/octet-stream');
    // sirv does not send this header with status 304.
    if (compressed.includes(extension)) response.setHeader('Vary', 'Accept-Encoding');
    request.url = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
    request.headers['accept-encoding'] = acceptedCodings.map(([coding]) => coding).join();
    if (!isSupportedRange(request.headers.range ?? '')) delete request.headers.range;
    files(request, response, sendNotFound);
  };
}

/** Returns the extension of the file that is served at a path. Paths of pages have none. */
const extensionOf = (path: string) => extname(path).slice(1) || 'html';

/**
 * Serves a built site on a free port of localhost. Resolves to the port, the origin, and a function that stops the
 * server.
 */
export async function serveSite(root: string, server: Server) {
  const host: HttpServer = createServer(siteListener(root, server));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        host.closeAllConnections();
        host.close(() => resolve());
      }),
  };
}
