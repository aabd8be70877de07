import { posix } from 'node:path';

/**
 * Normalises the path of a request like hosts do before they match rules and files: decoded, without dot segments,
 * repeated and trailing slashes.
 * @throws URIError on `%zz`
 */
export const requestedPath = (pathname: string) =>
  posix.normalize(decodeURIComponent(pathname)).replace(/(.)\/$/, '$1');

/** The path of the page that a host serves for such a request: `/` for `/index`, `/about` for `//about.html`. */
export const pagePath = (pathname: string) =>
  requestedPath(pathname)
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '/');
