import { readFileSync } from 'node:fs';
import { STATUS_CODES, createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import {
  getCacheControl,
  codings,
  compressedExtensions,
  contentTypes,
  methods,
  createSecurityHeaders,
  createCodingPattern,
} from './headers.ts';
import type { ServerBuild } from './built-server.ts';
import { languages } from '../src/site/published-languages.ts';
import { parseRequest } from './requested-path.ts';

/** Matches files in dist/ that hosts do not publish: host configuration, compressed copies, and error pages. */
const HIDDEN = /(^|\/)\.(?!well-known\/)|^\/_(headers|redirects)$|\.(br|gz)$|^\/([a-z]{2}\/)?404(\.html)?$/;

/** Returns whether sirv handles a range correctly: it has a start, and its end is not before its start. */
function isSupportedRange(range: string): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return Boolean(first) && (!last || Number(first) <= Number(last));
}

/** Returns the extension of the file that is served at a path: `html` for pages, whose paths have no extension. */
const getExtension = (path: string) => extname(path).slice(1) || 'html';

/** Returns the headers of the file at a path. They include `Vary`, which sirv omits from responses with status 304. */
function createFileHeaders(path: string): Record<string, string> {
  const extension = getExtension(path);
  return {
    'Cache-Control': getCacheControl(path),
    'Content-Type': contentTypes[extension] ?? 'application/octet-stream',
    ...(compressedExtensions.includes(extension) && { Vary: 'Accept-Encoding' }),
  };
}

/**
 * Returns the content codings that the client accepts, each with the extension of its compressed files. The preferred
 * coding is first.
 */
const getAcceptedCodings = ({ headers }: IncomingMessage) =>
  Object.entries(codings).filter(([coding]) =>
    new RegExp(createCodingPattern(coding), 'i').test(headers['accept-encoding'] ?? ''),
  );

/** Reads the 404 page in the language of a path, and returns it with its headers. */
function readNotFound(root: string, path: string, [coding, suffix]: readonly string[] = []) {
  const folder = languages.find((language) => path.startsWith(`/${language}/`)) ?? '';
  const body = readFileSync(join(root, folder, suffix ? `404.html.${suffix}` : '404.html'));
  const headers = {
    ...createFileHeaders('/404.html'),
    'Content-Length': body.length,
    ...(coding && { 'Content-Encoding': coding }),
  };
  return { body, headers };
}

/** Changes a request so that sirv responds to it as the hosts of build/hosts/ do. */
function adaptForSirv(request: IncomingMessage, path: string, acceptedNames: readonly string[]): void {
  request.url = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
  request.headers['accept-encoding'] = acceptedNames.join();
  if (!isSupportedRange(request.headers.range ?? '')) delete request.headers.range;
}

const setHeaders = (response: ServerResponse, headers: Record<string, string>) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
};

const sendError = (response: ServerResponse, status: number, headers = {}) =>
  response.writeHead(status, headers).end(STATUS_CODES[status]);

/** Returns a listener that responds like the hosts of build/hosts/, with their headers, compression and redirects. */
export function createSiteListener(root: string, { thirdParties, redirects }: ServerBuild): RequestListener {
  const defaultHeaders = {
    ...createSecurityHeaders({ thirdParties, isLocal: true }),
    'Cache-Control': getCacheControl('/'), // files and the 404 page override it
  };
  const files = sirv(root, {
    dev: true, // reads the disk at each request, so that a new build is served without a restart
    dotfiles: true, // serves /.well-known/; HIDDEN excludes the other dotfiles
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      if (!compressedExtensions.includes(getExtension(path))) response.removeHeader('Vary');
    },
  });
  return (request, response) => {
    setHeaders(response, defaultHeaders);
    if (!methods.includes(request.method ?? ''))
      return sendError(response, 405, { Allow: methods.join(', ') });
    let parsed: ReturnType<typeof parseRequest>;
    try {
      parsed = parseRequest(request.url ?? '', redirects);
    } catch {
      return sendError(response, 400);
    }
    const { path, redirect } = parsed;
    if (redirect) return response.writeHead(301, { Location: redirect }).end();

    const accepted = getAcceptedCodings(request);
    const sendNotFound = () => {
      const { body, headers } = readNotFound(root, path, accepted[0]);
      response.writeHead(404, headers).end(body);
    };
    if (HIDDEN.test(path)) return sendNotFound();
    setHeaders(response, createFileHeaders(path));
    adaptForSirv(
      request,
      path,
      accepted.map(([coding]) => coding),
    );
    files(request, response, sendNotFound);
  };
}

/**
 * Serves a built site on a free port of localhost. Resolves to the port, the origin, and a function that stops the
 * server.
 */
export async function serveSite(root: string, server: ServerBuild) {
  const host: Server = createServer(createSiteListener(root, server));
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
