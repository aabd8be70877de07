import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener, Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { cacheControl, contentTypes, securityHeaders } from './headers.ts';
import type { Server } from './pages.ts';

/** What no host shows: files that hosts read, compressed copies, the error page by its own address. */
const HIDDEN = /(^|\/)\.(?!well-known\/)|^\/_(headers|redirects)$|\.(br|gz)$|^\/404(\.html)?$/;

/** Answers as the hosts of src/build/hosts/ do: shipped headers, brotli, redirects, a real 404 status. */
export function siteListener(root: string, { firm, redirects }: Server): RequestListener {
  const headers = securityHeaders({ youtube: 'youtube' in firm.video });
  const files = sirv(root, {
    dev: true, // asks the disk each time, so that a build made meanwhile is served whole
    dotfiles: true, // HIDDEN says which
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const missing = () => {
      response.writeHead(404, { 'Content-Type': contentTypes.html, 'Cache-Control': cacheControl('/') });
      response.end(readFileSync(join(root, '404.html')));
    };
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.replace(/(.)\/$/, '$1');
    response.setHeader('Cache-Control', cacheControl(path));
    response.setHeader(
      'Content-Type',
      contentTypes[extname(path).slice(1) || 'html'] ?? 'application/octet-stream',
    );
    const target = redirects[path as keyof typeof redirects];
    if (target) response.writeHead(301, { Location: target + search }).end();
    else if (HIDDEN.test(path)) missing();
    else files(request, response, missing);
  };
}

/** Serves a built site on a free port of this machine. @returns its address, and how to end it */
export async function serveSite(root: string, server: Server) {
  const host: HttpServer = createServer(siteListener(root, server));
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  const { port } = host.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((stopped) => {
        host.closeAllConnections();
        host.close(() => stopped());
      }),
  };
}
