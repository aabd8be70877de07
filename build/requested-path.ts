import { posix } from 'node:path';

/**
 * Normalises the path of a request as hosts do: decodes it, and removes dot segments, repeated slashes and the trailing
 * slash.
 * @throws URIError if the path has invalid percent-encoding, such as `%zz`
 */
export const normalizeRequestPath = (pathname: string) =>
  posix.normalize(decodeURIComponent(pathname)).replace(/(.)\/$/, '$1');

/**
 * Returns the normalised path of a request and, if the site redirects the path, the new URL with the query of the
 * request.
 * @throws URIError if the path has invalid percent-encoding
 */
export function parseRequest(url: string, redirects: Readonly<Record<string, string>>) {
  const [, pathname = '', query = ''] = /^([^?]*)(.*)/.exec(url) ?? [];
  const path = normalizeRequestPath(pathname);
  const target = redirects[path];
  return { path, redirect: target && target + query };
}

/**
 * Returns the path of the page that a host serves for a normalised path: `/` for `/index`, `/about` for `/about.html`.
 */
export const getPagePath = (path: string) => path.replace(/\.html$/, '').replace(/^\/index$/, '/');
