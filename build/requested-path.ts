import { posix } from 'node:path';

/**
 * Normalises the path of a request as hosts do: decodes it, and removes dot segments, repeated slashes and the trailing
 * slash.
 * @throws URIError if the path has invalid percent-encoding, such as `%zz`
 */
export const requestedPath = (pathname: string) =>
  posix.normalize(decodeURIComponent(pathname)).replace(/(.)\/$/, '$1');

/** Returns the path of the page that a host serves for a request: `/` for `/index`, `/about` for `//about.html`. */
export const pagePath = (pathname: string) =>
  requestedPath(pathname)
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '/');
